import { randomUUID } from 'node:crypto'
import { takeNote } from '../../http/session/page-note.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { customerSetOf } from '../../kit/account/customer-set.server.ts'
import { orNoRight } from '../../kit/account/or-no-right.server.ts'
import { accountRights } from '../../shell/account/account-rights.ts'

export async function loadRewards(visitor: Visitor, page: string) {
  const [allowed, set] = await Promise.all([
    orNoRight(visitor.shop.MyAccount.GetRewardSummary()),
    customerSetOf(visitor),
  ])
  return {
    ...allowed,
    canRedeem: accountRights(set).canPay,
    formKey: randomUUID(),
    redeemed: redeemedIn(takeNote(visitor, page)),
  }
}

const redeemedIn = (note: ReturnType<typeof takeNote>) =>
  note ? { points: Number(note.points), cents: Number(note.cents), credit: String(note.credit) } : null
