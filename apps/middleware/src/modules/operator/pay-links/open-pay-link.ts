import type { CounterOrder, PayLink } from '@tessera/client/shop/types.gen'
import type { DocumentPrefix } from '@tessera/contract/shop/constants'
import { documentTypes } from '@tessera/domain/billing/document-types'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { counterOrderId } from '../../../kit/counter-order-id.ts'
import { refuse, ShopError } from '../../../kit/shop-error.ts'
import { isWaitingState } from '../../checkout/attempts/attempt.ts'
import { findLiveAttempt } from '../../checkout/attempts/attempts.ts'
import { describeAttempt, type PlaceOrderResult } from '../../checkout/attempts/place-order-result.ts'
import { settleAttempt } from '../../checkout/attempts/settle-attempt.ts'
import { readInvoicePayment } from '../../ledger/invoice-payment/pay-invoices.ts'
import type { CounterNeeds } from '../counter/counter-needs.ts'
import { findCounterOrder } from '../counter/stored-counter-order.ts'
import { readPayableOrder } from './payable-counter-order.ts'
import {
  type CounterLink,
  type DocumentLink,
  getPayLink,
  refuseExpired,
  type StoredPayLink,
} from './stored-pay-link.ts'

/** Shows the amount that a link asks for, or what became of the payment. A paid link still says that it is paid. */
export async function openPayLink(needs: CounterNeeds, token: string, now: Date): Promise<PayLink> {
  const link = await getPayLink(needs.database, token, now)
  return link.documentId === null ? openOrderLink(needs, link, now) : openDocumentLink(needs, link, now)
}

const shownOf = ({ customer, amountCents }: StoredPayLink) => ({
  customer,
  amountCents,
  lines: [],
  dueOn: null,
  poNumber: null,
  jobName: null,
  message: null,
  receipt: null,
  nextUrl: null,
})

interface DocumentRow extends Pick<PayLink, 'dueOn' | 'poNumber' | 'jobName'> {
  type: DocumentPrefix
  payableCents: number
}

export async function openDocumentLink(needs: CounterNeeds, link: DocumentLink, now: Date): Promise<PayLink> {
  const { database, payments } = needs
  const { documentId, accountId, paymentId } = link
  const { type, payableCents, ...about } = await readDocument(database, documentId)
  const shown = { ...shownOf(link), ...about, title: `${documentTypes[type].text} ${documentId}` }
  const paid = paymentId ? await readInvoicePayment(payments, accountId, paymentId, now) : undefined
  if (paid && paid.status !== 'declined') {
    const { message, nextUrl, receiptId, totalCents } = paid
    const status = paid.status === 'pending' ? 'working' : paid.status
    return { ...shown, status, message, nextUrl, receipt: receiptId, amountCents: totalCents }
  }
  if (link.isOver) return refuseExpired()
  if (payableCents <= 0)
    return { ...shown, status: 'closed', message: 'Nothing is left to pay. It may have been paid another way.' }
  return { ...shown, status: 'open', amountCents: payableCents }
}

async function readDocument(db: Queryable, id: string): Promise<DocumentRow> {
  const found = await db.find<DocumentRow>(sql`
    select type, due_on::text as "dueOn", po_number as "poNumber", job_name as "jobName",
      (open_cents - held_cents - disputed_cents)::float8 as "payableCents"
    from billing_documents where id = ${id}`)
  return found ?? refuse('NotFound')
}

/** An order of the counter that is placed by its payment. */
export async function openOrderLink(needs: CounterNeeds, link: CounterLink, now: Date): Promise<PayLink> {
  const shown = { ...shownOf(link), title: 'Your order' }
  const stored = await findCounterOrder(needs.database, link.counterOrderId)
  const attempt = await readOrderPayment(needs, link.counterOrderId, now)
  if (attempt) return { ...shown, ...attempt, receipt: stored?.orderNumber ?? null }
  if (link.isOver) return refuseExpired()
  if (!stored || stored.isPlaced || stored.version !== link.counterVersion)
    return { ...shown, status: 'closed', message: 'This order was changed since. Ask us for a new link.' }
  try {
    const { order } = await readPayableOrder(needs, link.counterOrderId, now)
    return { ...shown, ...orderParts(order), status: 'open' }
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return { ...shown, status: 'closed', message: 'This order can’t be paid right now. Please call your store.' }
  }
}

const orderParts = ({ lines, totals, delivery, poNumber, jobName }: CounterOrder) => ({
  title: delivery.kind === 'pick-up' ? 'Your order for pickup' : 'Your order',
  poNumber,
  jobName,
  amountCents: totals.totalCents,
  lines: [
    ...lines.map(({ name, boxes, totalCents }) => ({ name: `${name} × ${boxes}`, amountCents: totalCents })),
    ...(totals.savingsCents > 0 ? [{ name: 'Savings', amountCents: -totals.savingsCents }] : []),
    { name: 'Shipping', amountCents: totals.shippingCents ?? 0 },
    { name: 'Tax', amountCents: totals.taxCents ?? 0 },
  ],
})

const statuses: Readonly<Record<PlaceOrderResult['status'], PayLink['status']>> = {
  placed: 'paid',
  'awaiting-approval': 'paid',
  'pending-payment': 'working',
  challenge: 'challenge',
  declined: 'declined',
  working: 'working',
}

export const orderPaymentView = ({ status, message, nextUrl }: PlaceOrderResult) => ({
  status: statuses[status],
  message,
  nextUrl,
})

/** Undefined while no card pays the order. One that staff placed on account meanwhile is closed. */
async function readOrderPayment(
  { database, payments }: CounterNeeds,
  id: string,
  now: Date,
): Promise<Pick<PayLink, 'status' | 'message' | 'nextUrl'> | undefined> {
  const live = await findLiveAttempt(database, counterOrderId(id))
  if (!live) return undefined
  if (live.method !== 'Credit_Card')
    return {
      status: 'closed',
      message: 'This order is already on your account. There is nothing to pay here.',
      nextUrl: null,
    }
  const attempt = (isWaitingState(live) && (await settleAttempt(payments, live.id, now))) || live
  const view = orderPaymentView(describeAttempt(attempt))
  return view.status === 'declined' ? undefined : view
}
