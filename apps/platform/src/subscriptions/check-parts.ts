import { SpendingAccount } from '@tessera/contract/platform/companies/spending-accounts'
import { findPaymentProblem, type SubscriptionPayment } from '@tessera/domain/subscriptions/payment-problem'
import { ApiError, fail, notFound } from '@tessera/server/api-error'
import type { RequestBody } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { checkOrderAddresses } from '../orders/check-address.ts'
import { checkCard } from '../orders/check-card.ts'
import type { OrderUser } from '../orders/order-record.ts'
import { isAssignedAccount } from '../visibility/assigned-records.ts'
import { viewerOf } from '../visibility/viewer.ts'

/** The user whose orders a subscription makes. */
export interface Subscriber extends OrderUser {
  userKey: string
}

/** ACC-3: a subscription may name only addresses, cards and accounts that its subscriber may use. */
export async function checkParts(call: PlatformCall, subscriber: Subscriber, body: RequestBody): Promise<void> {
  checkFrequency(body)
  await checkOrderAddresses(call, { record: subscriber }, body)
  const payment = body.Payment as SubscriptionPayment | null | undefined
  if (!payment) return
  const problem = findPaymentProblem(payment)
  if (problem) throw new ApiError([problem])
  if (payment.CreditCardID) await checkCard(call, { record: subscriber }, payment.CreditCardID)
  if (payment.SpendingAccountID) await requireAccount(call, subscriber, payment.SpendingAccountID)
}

/** The public contract sets no limits; a date a thousand months ahead is far enough. */
function checkFrequency({ Frequency: frequency }: RequestBody): void {
  if (typeof frequency === 'number' && (frequency < 1 || frequency > 1000))
    fail('ValidationFailure', { Property: 'Frequency' }, 'Frequency must be between 1 and 1000.')
}

async function requireAccount({ db }: PlatformCall, subscriber: Subscriber, id: string): Promise<void> {
  const viewer = await viewerOf(db, subscriber)
  const found = await db.find(sql`select from spending_accounts t where ${isAssignedAccount(viewer)} and t.id = ${id}`)
  if (!found) throw notFound(SpendingAccount.title, id)
}
