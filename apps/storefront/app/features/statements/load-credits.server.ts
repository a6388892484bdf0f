import { randomUUID } from 'node:crypto'
import { orNotFound } from '../../http/or-not-found.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { customerSetOf } from '../../kit/account/customer-set.server.ts'
import { orNoRight } from '../../kit/account/or-no-right.server.ts'
import { accountRights } from '../../shell/account/account-rights.ts'

/** Open credits and a preview of what the selected ones would pay; all unless the URL names some. */
export async function loadCredits(visitor: Visitor, query: URLSearchParams) {
  const chosen = query.getAll('credit').slice(0, 100)
  const [allowed, set] = await Promise.all([
    orNotFound(orNoRight(visitor.shop.MyAccount.PaymentCreditStatements({ creditIds: chosen }))),
    customerSetOf(visitor),
  ])
  const paymentId = query.get('applied')?.slice(0, 40)
  return {
    ...allowed,
    chosen,
    canPay: accountRights(set).canPay,
    formKey: randomUUID(),
    refunded: query.get('refunded')?.slice(0, 20) ?? null,
    refundedCents: Number(query.get('cents')) || 0,
    applied: paymentId ? { paymentId, cents: Number(query.get('cents')) || 0 } : null,
  }
}
