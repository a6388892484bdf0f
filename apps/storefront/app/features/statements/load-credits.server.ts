import { randomUUID } from 'node:crypto'
import { accountRights } from '../../account/account-rights.ts'
import { customerSetOf } from '../../account/customer-set.server.ts'
import { orNoRight } from '../../account/or-no-right.server.ts'
import { orNotFound } from '../../lib/shop-answers.server.ts'
import type { Visitor } from '../../session/visitor.server.ts'

/** Open credits and what those chosen would pay; all of them unless the address names some. */
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
