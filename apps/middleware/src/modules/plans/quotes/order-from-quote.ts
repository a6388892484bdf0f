import { orderTypeOf } from '@tessera/domain/sales/order-type'
import type { OverLimit } from '@tessera/domain/sales/over-limit'
import type { Queryable } from '@tessera/server/database'
import type { Customer } from '../../../kit/visitor.ts'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import { allocationOf } from '../../checkout/cart/allocate-boxes.ts'
import { insertSalesDocuments } from '../../orders/records/insert-sales-documents.ts'
import type { NewSalesDocument, NewSalesLine } from '../../orders/records/new-sales-document.ts'
import { ensurePartners } from '../../orders/records/partners.ts'
import { returnKindOf } from '../../orders/returns/return-kind.ts'
import { fullName } from '../plan-needs.ts'
import { areaOf } from '../projects/product-summary.ts'
import type { AcceptedDelivery } from './accepted-delivery.ts'
import type { StoredQuote, StoredQuoteLine, StoredQuoteVersion } from './stored-quote.ts'

export interface QuoteOrder {
  quote: StoredQuote
  offer: StoredQuoteVersion
  delivery: AcceptedDelivery
  poNumber: string | null
  jobName: string | null
  paymentWords: string
  isOnTerms: boolean
  /** The limit it exceeds: it waits for approval. */
  overLimit: OverLimit | undefined
}

/** Creates a sales document from the offer, in the transaction of its acceptance. Returns its number. */
export async function orderFromQuote(
  db: Queryable,
  catalog: Catalog,
  customer: Customer,
  order: QuoteOrder,
  now: Date,
): Promise<string> {
  const { quote, offer, delivery } = order
  const { place, ...choices } = delivery
  const partners = await ensurePartners(db, customer.account, place)
  const lines = offer.lines.map((line) => salesLine(catalog, line))
  const shipKind = place ? 'freight' : 'pick-up'
  const document: NewSalesDocument = {
    accountId: quote.accountId,
    personId: customer.personID,
    placedBy: fullName(customer),
    origin: 'quote',
    orderType: orderTypeOf(
      lines.map(({ returnKind = 'sealed-box' }) => returnKind),
      shipKind,
    ),
    status: order.overLimit ? 'awaiting-approval' : 'open',
    approvalAskedAt: order.overLimit ? now.toISOString() : null,
    overLimit: order.overLimit ?? null,
    storeId: quote.storeId,
    ...partners,
    poNumber: order.poNumber,
    jobName: order.jobName,
    projectId: quote.projectId,
    quoteId: quote.id,
    shipToPlace: place,
    shipKind,
    ...choices,
    subtotalCents: offer.subtotalCents,
    shippingCents: offer.freightCents,
    taxCents: offer.taxCents,
    totalCents: offer.totalCents,
    paymentMethod: order.isOnTerms ? 'Invoice' : null,
    paymentWords: order.paymentWords,
    placedAt: now.toISOString(),
    lines,
    events: [
      { kind: 'placed', at: now.toISOString(), text: `You accepted quote ${quote.id}, version ${offer.version}.` },
    ],
  }
  const [written] = await insertSalesDocuments(db, [document])
  if (!written) throw new Error(`quote ${quote.id} made no order`)
  return written.id
}

function salesLine(catalog: Catalog, line: StoredQuoteLine): NewSalesLine {
  const product = catalog.find(line.sku)
  const lots = product ? allocationOf(product, line.boxes)?.lots : undefined
  const { lineNo, sku, name, room, boxes, unitPriceCents, totalCents } = line
  return {
    lineNo,
    sku,
    name,
    unit: product?.facts.units.purchaseUnit ?? 'each',
    returnKind: returnKindOf(product),
    room,
    boxes,
    sqft: areaOf(product, boxes),
    unitPriceCents,
    totalCents,
    lot: lots?.length === 1 ? (lots[0]?.lotNo ?? null) : null,
    fulfilment: 'confirmed',
  }
}
