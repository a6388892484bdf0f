import { stateTaxes } from '@tessera/domain/checkout/state-taxes'
import { percentOf } from '@tessera/domain/planning/offer-price'
import { type InvoicedLine, invoiceShare } from '@tessera/domain/sales/invoice-share'
import { orderTypeOf } from '@tessera/domain/sales/order-type'
import type { NewInvoice } from '@tessera/middleware/modules/ledger/books'
import { deliveryKeyPrefix } from '@tessera/middleware/modules/ledger/posting/delivery-key'
import { insertDeliveries, type NewDelivery } from '@tessera/middleware/modules/orders/deliveries/insert-deliveries'
import { insertSalesDocuments } from '@tessera/middleware/modules/orders/records/insert-sales-documents'
import type { NewSalesDocument } from '@tessera/middleware/modules/orders/records/new-sales-document'
import type { Queryable } from '@tessera/server/database'
import { addressOf, castState, castStoreId } from './cast.ts'
import { type HistoryClock, momentOf, workdayFrom } from './history-clock.ts'
import { orderDeliveries, type ShipKind } from './order-deliveries.ts'
import { deliveredEvents, orderEvents } from './order-events.ts'
import { orderLines } from './order-lines.ts'
import type { OrderStage, PlannedOrder } from './planned-order.ts'
import { takeNumbers } from './take-numbers.ts'

export interface WrittenOrder {
  plan: PlannedOrder
  document: NewSalesDocument & { id: string }
  deliveries: (NewDelivery & { id: string })[]
  invoices: NewInvoice[]
}

const batch = 2500

/** Inserts orders with their deliveries and returns the invoices to post. */
export async function writeOrders(
  db: Queryable,
  plans: readonly PlannedOrder[],
  when: HistoryClock,
): Promise<WrittenOrder[]> {
  const sorted = plans.toSorted((one, other) => (one.placedOn < other.placedOn ? -1 : 1))
  const numbers = await takeNumbers(db, 'sales_numbers', sorted.length)
  const drafts = sorted.map((plan, index) => draftOrder(plan, numbers[index] ?? '', when))
  const count = drafts.reduce((sum, { deliveries }) => sum + deliveries.length, 0)
  const deliveryNumbers = await takeNumbers(db, 'delivery_numbers', count)
  const written = drafts.map((one) => withNumbers(one, deliveryNumbers))
  for (let first = 0; first < written.length; first += batch) {
    const some = written.slice(first, first + batch)
    await insertSalesDocuments(
      db,
      some.map(({ document }) => document),
    )
    await insertDeliveries(
      db,
      some.flatMap(({ deliveries }) => deliveries),
    )
  }
  return written
}

interface Draft {
  plan: PlannedOrder
  document: NewSalesDocument & { id: string }
  deliveries: ReturnType<typeof orderDeliveries>
}

const statuses: Partial<Record<OrderStage, NewSalesDocument['status']>> = {
  delivered: 'completed',
  'delivered-in-two': 'completed',
  'on-the-way': 'completed',
  declined: 'declined',
  canceled: 'canceled',
}

function draftOrder(plan: PlannedOrder, id: string, when: HistoryClock): Draft {
  const { account, person, site, stage, placedOn } = plan
  const special = plan.lines.some(({ product }) => product.facts.availability.status.endsWith('-order'))
  const expectedOn = workdayFrom(when.ago(special ? -24 : -9))
  const lines = orderLines(plan, expectedOn)
  const kinds = lines.map(({ returnKind = 'sealed-box' }) => returnKind)
  const shipKind: ShipKind = !site ? 'pick-up' : kinds.every((kind) => kind === 'sample') ? 'parcel' : 'freight'
  const status = statuses[stage] ?? 'open'
  const document = {
    id,
    accountId: account.id,
    personId: person?.id ?? null,
    placedBy: person?.name ?? account.name,
    referredBy: plan.referredBy ?? null,
    origin: plan.origin,
    orderType: plan.isReturn ? ('return' as const) : orderTypeOf(kinds, shipKind),
    status,
    storeId: castStoreId,
    soldTo: plan.soldTo ?? account.soldTo[0] ?? null,
    shipTo: site?.partnerId ?? null,
    poNumber: plan.poNumber ?? null,
    jobName: plan.jobName ?? null,
    projectId: plan.projectId ?? null,
    quoteId: plan.quoteId ?? null,
    shipToPlace: site ? addressOf({ ...account, people: [] }, site, person) : null,
    shipKind,
    expectedOn: status === 'open' ? expectedOn : null,
    ...moneyOf(plan, lines, shipKind),
    paymentMethod: plan.payment.method,
    paymentWords: plan.payment.words,
    placedAt: momentOf(placedOn, 14, 5),
    closedAt: status === 'open' ? null : momentOf(placedOn, 20),
    lines,
    events: orderEvents(plan),
  }
  return { plan, document, deliveries: orderDeliveries(plan, shipKind, lines, when.today) }
}

const freight: Record<ShipKind, number> = { parcel: 995, freight: 14_900, 'pick-up': 0 }

function moneyOf(plan: PlannedOrder, lines: NewSalesDocument['lines'], shipKind: ShipKind) {
  const subtotalCents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0)
  const discountCents = percentOf(subtotalCents, plan.discountPercent ?? 0)
  const shippingCents = plan.freightCents ?? freight[shipKind]
  const taxCents = plan.taxCents ?? percentOf(subtotalCents - discountCents, stateTaxes[castState]?.percent ?? 0)
  const totalCents = subtotalCents - discountCents + shippingCents + taxCents
  return { subtotalCents, discountCents, shippingCents, taxCents, totalCents }
}

function withNumbers({ plan, document, deliveries }: Draft, numbers: string[]): WrittenOrder {
  const named = deliveries.map((one, index) => ({
    ...one,
    id: numbers.shift() ?? '',
    documentId: document.id,
    key: `history ${document.id} ${index}`,
  }))
  const finished = { ...document, events: [...(document.events ?? []), ...named.flatMap(deliveredEvents)] }
  const last = named.at(-1)
  if (last && document.closedAt) finished.closedAt = last.shippedAt
  const invoices = plan.isReturn ? [] : named.map((_, index) => invoiceOf(plan, finished, named, index))
  return { plan, document: finished, deliveries: named, invoices }
}

function invoiceOf(plan: PlannedOrder, document: Draft['document'], deliveries: NewDelivery[], index: number) {
  const delivery = deliveries[index]
  const countIn = (some: readonly NewDelivery[], lineNo: number) =>
    some.flatMap(({ lines }) => lines).reduce((sum, one) => sum + (one.lineNo === lineNo ? one.boxes : 0), 0)
  const lines = document.lines.map(
    ({ lineNo, boxes, totalCents, returnKind = 'sealed-box' }): InvoicedLine => ({
      boxes,
      totalCents,
      isMerchandise: returnKind !== 'sample' && returnKind !== 'service',
      earlierBoxes: countIn(deliveries.slice(0, index), lineNo),
      deliveredBoxes: countIn(deliveries.slice(index, index + 1), lineNo),
    }),
  )
  const { accountId, personId = null, soldTo = null, shipTo = null, poNumber = null, jobName = null } = document
  const { discountCents = 0, shippingCents = 0, taxCents = 0 } = document
  const isOnTerms = plan.payment.method === 'Invoice'
  const invoice: NewInvoice = {
    key: `${deliveryKeyPrefix}${delivery?.id}`,
    accountId,
    personId,
    salesDocumentId: document.id,
    soldTo,
    shipTo,
    poNumber,
    jobName,
    storeId: castStoreId,
    documentOn: delivery?.shippedAt.slice(0, 10) ?? '',
    terms: isOnTerms ? plan.account.terms : 'Z000',
    ...invoiceShare({ lines, orderDiscountCents: discountCents, shippingCents, taxCents }),
    reference: document.id,
    ...(!isOnTerms && { paid: { words: plan.payment.words } }),
  }
  return invoice
}
