import type { PayLink } from '@tessera/client/shop/types.gen'
import type { payLinkCalls } from '@tessera/contract/middleware/pay-links/operations'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { bearerOf } from '../../../kit/bearer-of.ts'
import type { ShopCall } from '../../../kit/http/handle.ts'
import { readIdempotencyKey } from '../../../kit/read-idempotency-key.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { findPaymentSource } from '../../checkout/methods/chosen-payment.ts'
import { ownerOf } from '../../checkout/methods/owner.ts'
import { finishPayment } from '../../ledger/invoice-payment/pay-invoices.ts'
import { type PaymentRequest, requestFingerprint } from '../../ledger/invoice-payment/read-payment-request.ts'
import { type StartedPayment, startPayment } from '../../ledger/invoice-payment/start-payment.ts'
import { audit } from '../../people/accounts/audit.ts'
import type { CounterNeeds } from '../counter/counter-needs.ts'
import { finishCounterOrder, payAndPlace } from '../counter/place-counter-order.ts'
import { getBuyer } from '../counter/save-counter-order.ts'
import { getCounterOrder } from '../counter/stored-counter-order.ts'
import { openDocumentLink, openOrderLink, orderPaymentView } from './open-pay-link.ts'
import { readPayableOrder } from './payable-counter-order.ts'
import { type CounterLink, type DocumentLink, getPayLink, refuseExpired } from './stored-pay-link.ts'

type Call = ShopCall<typeof payLinkCalls.payByLink>

/** Pays by card, once: a link whose payment is under way or done starts no other one. */
export async function payByLink(needs: CounterNeeds, call: Call): Promise<PayLink> {
  const link = await getPayLink(needs.database, call.body.token, call.now)
  const view = link.documentId === null ? await openOrderLink(needs, link, call.now) : undefined
  if (view && view.status !== 'open') return view
  if (link.isOver) return refuseExpired()
  return link.documentId === null ? payOrder(needs, call, link) : payDocument(needs, call, link)
}

/** The page that the bank's challenge returns to; a cookie knows the link. */
const returnUrl = '/pay/card'

async function payDocument(needs: CounterNeeds, call: Call, link: DocumentLink): Promise<PayLink> {
  const { payments, database } = needs
  const bearer = bearerOf(call.actor)
  const owner = ownerOf(bearer)
  const chosen = { paymentMethod: 'Credit_Card', paymentToken: call.body.paymentToken } as const
  const payer = { owner, bearerToken: bearer.token, customer: undefined }
  const source = await findPaymentSource(payments, payer, chosen)
  const customer = { account: { id: link.accountId }, personID: null, email: link.email }
  const started = await database.transaction(async (db) => {
    await lockUnpaidLink(db, link.id)
    const command = { customer, owner, request: requestOf(call, link), source, bankText: undefined, returnUrl }
    const begun = await startPayment(db, { ...command, now: call.now, publicUrl: needs.publicUrl })
    // a repeat finds the payment of its key
    if (begun.attempt) await notePayment(db, call, link, begun)
    return begun
  })
  const paid = await finishPayment(payments, link.accountId, started, call.now)
  const view = await openDocumentLink(needs, { ...link, paymentId: started.paymentId }, call.now)
  return paid.status === 'declined' ? { ...view, status: 'declined', message: paid.message } : view
}

/** The whole amount that is neither disputed nor being paid. */
function requestOf({ body, key }: Call, { id, documentId }: DocumentLink): PaymentRequest {
  const documents = [{ documentId, amountCents: null, reason: null }]
  const asked = { documents, useCredits: false, creditIds: undefined }
  return {
    ...asked,
    key: `link ${id} ${readIdempotencyKey(key ?? body.key)}`,
    fingerprint: requestFingerprint(asked),
    expectedCents: body.expectedCents,
  }
}

async function lockUnpaidLink(db: Queryable, id: string): Promise<void> {
  const link = await db.find<{ isPaid: boolean }>(sql`
    select exists (select from invoice_payments i where i.id = l.payment_id and i.state = 'posted') as "isPaid"
    from pay_links l where l.id = ${id} for update`)
  if (link?.isPaid) refuse('Form.LinkUsed', { message: 'This link was already used. Thank you for your payment.' })
}

async function notePayment(db: Queryable, call: Call, link: DocumentLink, { paymentId }: StartedPayment) {
  await db.rows(sql`update pay_links set payment_id = ${paymentId} where id = ${link.id}`)
  const { accountId, email, documentId } = link
  const by = { personID: null, accountID: accountId, actor: `Link to ${email}` }
  const after = { documents: [documentId] }
  await audit(
    db,
    { ...by, requestID: call.requestID, from: call.from },
    { action: 'invoice.pay', object: paymentId, after },
  )
}

/** The order is placed in the name of the person who sent the link, for the person it was entered for. */
async function payOrder(needs: CounterNeeds, call: Call, link: CounterLink): Promise<PayLink> {
  const { database } = needs
  const { order } = await readPayableOrder(needs, link.counterOrderId, call.now)
  const { totalCents } = order.totals
  if (totalCents !== call.body.expectedCents) refuse('Counter.TotalChanged', { data: { totalCents } })
  const stored = await getCounterOrder(database, link.counterOrderId)
  const { platformUserID } = await getBuyer(database, stored.customerNumber, stored.userID)
  await takeCard(database, call, platformUserID)
  const noted = await database.find(sql`
    update counter_orders set placed_by = ${JSON.stringify(link.sentBy)}::jsonb
    where id = ${stored.id} and version = ${link.counterVersion}::int and placed_at is null returning true`)
  if (!noted) refuse('Request.Conflict')
  const payment = { paymentMethod: 'Credit_Card' as const, paymentToken: call.body.paymentToken }
  const result = await payAndPlace(needs, stored, { payment, totalCents, returnUrl, now: call.now })
  if (result.status === 'placed') await finishCounterOrder(needs, stored)
  const { orderNumber } = await getCounterOrder(database, stored.id)
  const view = await openOrderLink(needs, link, call.now)
  return { ...view, ...orderPaymentView(result), amountCents: totalCents, receipt: orderNumber }
}

/** The card that this visitor entered becomes one of the order's customer, so that it pays their order. */
const takeCard = (db: Queryable, { actor, body }: Call, platformUserID: string): Promise<unknown> =>
  db.rows(sql`
    update card_tokens set owner = ${platformUserID}
    where token = ${body.paymentToken} and owner = ${ownerOf(bearerOf(actor))}`)
