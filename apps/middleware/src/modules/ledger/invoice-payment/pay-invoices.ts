import { setTimeout as delay } from 'node:timers/promises'
import type { InvoicePayment } from '@tessera/client/shop/types.gen'
import { billingCalls } from '@tessera/contract/middleware/billing/operations'
import { queryValue } from '@tessera/server/call'
import { ConstraintViolation } from '@tessera/server/postgres-errors'
import { bearerOf } from '../../../kit/bearer-of.ts'
import { customerOf } from '../../../kit/customer-of.ts'
import { handle, type ShopCall } from '../../../kit/http/handle.ts'
import { refuse } from '../../../kit/shop-error.ts'
import type { Customer, Visitor } from '../../../kit/visitor.ts'
import { customerRunner } from '../../checkout/attempts/begin-attempt.ts'
import { runAttempt } from '../../checkout/attempts/run-attempt.ts'
import { settleAttempt } from '../../checkout/attempts/settle-attempt.ts'
import { findPaymentSource, type PaymentSource } from '../../checkout/methods/chosen-payment.ts'
import { ownerOf } from '../../checkout/methods/owner.ts'
import type { PaymentNeeds } from '../../checkout/payments/payment-needs.ts'
import { returnPath } from '../../checkout/provider/return-path.ts'
import { audit, auditActorOf } from '../../people/accounts/audit.ts'
import { billingViewer, debtPayer } from '../../people/rights/billing-rights.ts'
import type { Bank } from '../bank/bank-port.ts'
import { bankAccountText, payFromBank, readBankAccount } from './pay-from-bank.ts'
import { readPaymentRequest } from './read-payment-request.ts'
import { findPayment, outcomeOf, type PaymentRow, receiptOf } from './receipt.ts'
import { findPaymentByKey, type StartedPayment, type StartPayment, startPayment } from './start-payment.ts'

type Call = ShopCall<typeof billingCalls.payOpenInvoice>

export interface PayNeeds extends PaymentNeeds {
  bank: Bank
}

/**
 * Pays documents of the account once per key. Amounts held by another payment are refused. Whatever fails in between,
 * the payment ends as paid and booked, or as neither.
 */
export const payHandler = (needs: PayNeeds) =>
  handle(billingCalls.payOpenInvoice, async (call) => {
    const documentIds = (call.body.documents ?? []).map(({ documentId }) => documentId)
    const customer = await debtPayer(needs.database, call, documentIds)
    const request = readPaymentRequest(call.body, call.key)
    const known = await findPaymentByKey(needs.database, customer.account.id, request)
    if (known) return waitForReceipt(needs, customer.account.id, known)
    const account = call.body.bank ? readBankAccount(call.body.bank) : undefined
    const source = account ? undefined : await findCardSource(needs, call, customer)
    const started = await startAuditedPayment(needs, call, {
      customer,
      request,
      source,
      bankText: account && bankAccountText(account),
    })
    if (account && started.isForBank) await payFromBank(needs, started.paymentId, account, call.now)
    return finishPayment(needs, customer.account.id, started, call.now)
  })

/** Runs the attempt of a payment that was started, or waits for the process that runs it. */
export async function finishPayment(
  needs: PaymentNeeds,
  accountId: string,
  { paymentId, attempt, lease }: StartedPayment,
  now: Date,
): Promise<InvoicePayment> {
  if (!attempt || !lease) return waitForReceipt(needs, accountId, paymentId)
  await runAttempt(customerRunner(needs, lease, undefined, now, true), attempt)
  return receiptOf(await getPayment(needs, accountId, paymentId))
}

/** Undefined if no card was sent: credits may cover the amount. */
async function findCardSource(
  needs: PaymentNeeds,
  { actor, body }: Call,
  customer: Customer,
): Promise<PaymentSource | undefined> {
  const { paymentToken, savedCardId, saveCard } = body
  if (!paymentToken && !savedCardId) return undefined
  const bearer = bearerOf(actor)
  return findPaymentSource(
    needs,
    { owner: ownerOf(bearer), bearerToken: bearer.token, customer },
    { paymentMethod: 'Credit_Card', paymentToken, savedCardId, saveCard },
  )
}

async function startAuditedPayment(
  { database, publicUrl }: PaymentNeeds,
  call: Call,
  given: Pick<StartPayment, 'customer' | 'request' | 'source' | 'bankText'>,
): Promise<StartedPayment> {
  const { actor, body, now } = call
  const owner = ownerOf(bearerOf(actor))
  const returnUrl = body.returnUrl ? returnPath(body.returnUrl) : undefined
  try {
    return await database.transaction(async (db) => {
      const started = await startPayment(db, { ...given, owner, returnUrl, now, publicUrl })
      const documents = given.request.documents.map(({ documentId }) => documentId)
      await audit(db, auditActorOf(call), { action: 'invoice.pay', object: started.paymentId, after: { documents } })
      return started
    })
  } catch (error) {
    // the same key was used for other documents at the same moment
    if (error instanceof ConstraintViolation && error.constraint === 'invoice_payments_account_id_key_key')
      return refuse('Billing.KeyUsed')
    throw error
  }
}

const maxWaitMilliseconds = 8000
const pollMilliseconds = 100
const runningStates = new Set(['started', 'authorized', 'submitting'])

/** Waits for the process that holds the lease, most likely the first of two clicks, and returns its receipt. */
async function waitForReceipt(
  needs: PaymentNeeds,
  accountId: string,
  paymentId: string,
  waited = 0,
): Promise<InvoicePayment> {
  const row = await getPayment(needs, accountId, paymentId)
  const isOver = row.state !== 'started' || !runningStates.has(row.attemptState ?? '')
  if (isOver || waited >= maxWaitMilliseconds) return receiptOf(row)
  await delay(pollMilliseconds)
  return waitForReceipt(needs, accountId, paymentId, waited + pollMilliseconds)
}

const getPayment = async ({ database }: PaymentNeeds, accountId: string, id: string): Promise<PaymentRow> =>
  (await findPayment(database, accountId, id)) ?? refuse('NotFound')

/** Customers without billing who could pay may read the result. */
async function receiptReader({ database }: PaymentNeeds, call: { actor: Visitor }, id: string): Promise<Customer> {
  const customer = customerOf(call)
  const isOwn = customer.account.type !== 'Pro' && (await findPayment(database, customer.account.id, id))
  return isOwn ? customer : billingViewer(database, call)
}

/** Moves the payment on while the payer is at the bank's challenge. */
export async function readInvoicePayment(
  needs: PaymentNeeds,
  accountId: string,
  id: string,
  now: Date,
): Promise<InvoicePayment> {
  const row = await getPayment(needs, accountId, id)
  if (!row.attemptId || outcomeOf(row) !== 'challenge') return receiptOf(row)
  await settleAttempt(needs, row.attemptId, now)
  return receiptOf(await getPayment(needs, accountId, id))
}

export const paymentHandler = (needs: PaymentNeeds) =>
  handle(billingCalls.getInvoicePayment, async (call) => {
    const id = queryValue(call, 'paymentId') ?? ''
    const { account } = await receiptReader(needs, call, id)
    return readInvoicePayment(needs, account.id, id, call.now)
  })
