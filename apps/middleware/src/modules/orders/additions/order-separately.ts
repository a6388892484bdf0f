import type { OrderAdditionPrice } from '@tessera/client/shop/types.gen'
import { coveredBy } from '@tessera/domain/coverage/boxes'
import { orderTypeOf } from '@tessera/domain/sales/order-type'
import type { OverLimit } from '@tessera/domain/sales/over-limit'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import { audit } from '../../people/accounts/audit.ts'
import { queueApprovalRequests } from '../approvals/approval-emails.ts'
import { queuePlacedEmail } from '../emails/queue-order-emails.ts'
import { getOrderRecord } from '../records/get-order.ts'
import { insertSalesDocuments } from '../records/insert-sales-documents.ts'
import { lockOrder } from '../records/lock-order.ts'
import type { NewSalesDocument } from '../records/new-sales-document.ts'
import type { OrderRecord } from '../records/order-record.ts'
import { queueMirroring } from '../records/queue-mirroring.ts'
import { returnKindOf } from '../returns/return-kind.ts'
import type { SalesNeeds } from '../sales-needs.ts'
import type { NewAddition } from './add-to-order.ts'
import { checkAddition, checkExtendable, getProduct, priceAddition } from './price-addition.ts'

/**
 * Makes an order of its own out of boxes above a person's limit. It waits for approval and holds neither stock nor
 * credit meanwhile. Returns its number, the same for a repeated request; undefined if the boxes are within the limits.
 */
export async function orderSeparately(needs: SalesNeeds, addition: NewAddition): Promise<string | undefined> {
  const { database } = needs
  const { customer, number, totalCents } = addition
  const known = await findKnown(database, addition)
  if (known) return known
  const order = await getOrderRecord(database, customer, number)
  checkExtendable(order, customer)
  const { overLimit } = await checkAddition(database, addition, order, { totalCents, canWait: true })
  if (!overLimit) return undefined
  const price = await priceAddition(needs, addition)
  if (price.totalCents > totalCents) refuse('Order.AdditionChanged', { data: { ...price } })
  return database.transaction(async (db) => {
    const locked = await lockOrder(db, customer, number)
    return (await findKnown(db, addition)) ?? placeWaiting(db, needs, { addition, order: locked, price })
  })
}

async function findKnown(db: Queryable, { key, sku, boxes, customer }: NewAddition): Promise<string | undefined> {
  const known = await db.find<{ waitingId: string; isSame: boolean }>(sql`
    select waiting_id as "waitingId", person_id = ${customer.personID} and sku = ${sku} and boxes = ${boxes}::int as "isSame"
    from order_additions where id = ${key} and state = 'waiting'`)
  return known && !known.isSame ? refuse('Request.Conflict') : known?.waitingId
}

interface SeparateOrder {
  addition: NewAddition
  order: OrderRecord
  price: OrderAdditionPrice
}

/** Undefined if a limit was raised in the meantime: then the boxes are added as usual. */
async function placeWaiting(db: Queryable, needs: SalesNeeds, separate: SeparateOrder): Promise<string | undefined> {
  const { addition, order, price } = separate
  const { customer, key, sku, boxes, now, auditActor } = addition
  const { totalCents } = price
  checkExtendable(order, customer)
  const limits = { totalCents, isPlacing: true, canWait: true }
  const { problem, overLimit } = await checkAddition(db, addition, order, limits)
  if (problem) throw problem
  if (!overLimit) return undefined
  const [written] = await insertSalesDocuments(db, [documentOf(needs, separate, overLimit)])
  if (!written) throw new Error(`the addition to ${order.number} made no order`)
  await db.rows(sql`
    insert into order_additions (id, document_id, person_id, sku, boxes, state, line_ids, total_cents, waiting_id, asked_at,
      moved_at)
    values (${key}, ${order.number}, ${customer.personID}, ${sku}, ${boxes}, 'waiting', '{}', ${totalCents}, ${written.id},
      ${now}, ${now})`)
  await queueMirroring(db)
  await queuePlacedEmail(db, written.id, { publicUrl: needs.publicUrl, now })
  const placedBy = `${customer.firstName} ${customer.lastName}`
  const asked = { number: written.id, accountId: customer.account.id, placedBy, overLimit }
  await queueApprovalRequests(db, asked, needs.publicUrl)
  await audit(db, auditActor, { action: 'order.add-separately', object: written.id, after: { sku, boxes, totalCents } })
  return written.id
}

/** One line, delivered, billed and named as the order it was to join. */
function documentOf(needs: SalesNeeds, separate: SeparateOrder, overLimit: OverLimit): NewSalesDocument {
  const { addition, order, price } = separate
  const { customer, now } = addition
  const { unit, name, sku, boxes, unitPriceCents, goodsCents, shippingCents, taxCents, totalCents } = price
  const product = getProduct(needs, addition)
  const perBox = product.facts.units.sqftPerUnit ?? null
  const returnKind = returnKindOf(product)
  const shipKind = order.isPickUp ? 'pick-up' : 'parcel'
  const sqft = perBox === null ? null : Number(coveredBy(boxes, perBox))
  const expectedOn = order.lines.find((line) => line.expectedOn)?.expectedOn ?? null
  return {
    accountId: customer.account.id,
    personId: customer.personID,
    placedBy: `${customer.firstName} ${customer.lastName}`,
    origin: 'addition',
    orderType: orderTypeOf([returnKind], shipKind),
    status: 'awaiting-approval',
    approvalAskedAt: now.toISOString(),
    overLimit,
    storeId: order.storeId,
    soldTo: order.soldTo,
    shipTo: order.shipTo,
    poNumber: order.poNumber,
    jobName: order.jobName,
    projectId: order.projectId,
    shipToPlace: order.shippingAddress,
    shipKind,
    expectedOn,
    instructions: order.instructions,
    subtotalCents: goodsCents,
    shippingCents,
    taxCents,
    totalCents,
    paymentMethod: 'Invoice',
    paymentWords: order.paymentText,
    placedAt: now.toISOString(),
    lines: [
      { lineNo: 1, sku, name, unit, returnKind, boxes, sqft, unitPriceCents, totalCents: goodsCents, expectedOn },
    ],
    events: [{ kind: 'placed', at: now.toISOString(), text: `You ordered this in addition to order ${order.number}.` }],
  }
}
