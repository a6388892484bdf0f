import { randomUUID } from 'node:crypto'
import { orNotFound } from '../../http/or-not-found.server.ts'
import { takeNote } from '../../http/session/page-note.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { customerSetOf } from '../../kit/account/customer-set.server.ts'
import { orNoRight } from '../../kit/account/or-no-right.server.ts'
import { accountRights } from '../../shell/account/account-rights.ts'

/** Open credits and a preview of what the selected ones would pay; all unless the URL names some. */
export async function loadCredits(visitor: Visitor, url: URL) {
  const chosen = url.searchParams.getAll('credit').slice(0, 100)
  const [allowed, set] = await Promise.all([
    orNotFound(orNoRight(visitor.shop.MyAccount.PaymentCreditStatements({ creditIds: chosen }))),
    customerSetOf(visitor),
  ])
  const { refunded, applied, cents } = takeNote(visitor, url.pathname) ?? {}
  return {
    ...allowed,
    chosen,
    canPay: accountRights(set).canPay,
    formKey: randomUUID(),
    refunded: refunded ? String(refunded) : null,
    refundedCents: Number(cents),
    applied: applied ? { paymentId: String(applied), cents: Number(cents) } : null,
  }
}
