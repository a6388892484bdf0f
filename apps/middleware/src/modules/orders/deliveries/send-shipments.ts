import type { LineItem, Shipment } from '@tessera/client/platform/types.gen'
import { type PlannedShipment, planShipment, type SentBoxes } from '@tessera/domain/sales/plan-shipment'
import type { LineHere } from '@tessera/domain/sales/shipped-elsewhere'
import { buyerID, type Commerce } from '../../../kit/commerce.ts'
import { ignoreNotFound } from '../../../kit/ignore-not-found.ts'
import { retryOnConflict } from '../../../kit/retry-on-conflict.ts'
import { locationOf } from '../../checkout/cart/allocate-boxes.ts'
import type { SalesTaskNeeds } from '../sales-needs.ts'
import { claimDueShipments, finishShipment, postponeShipment } from './due-shipments.ts'

export interface DueShipment {
  id: string
  /** When it was claimed; a later change is due again. */
  due: string
  orderId: string
  /** The platform's shipment if it was not made here. */
  foreignId: string | null
  kind: 'parcel' | 'freight' | 'pick-up'
  carrier: string | null
  tracking: string | null
  storeId: string | null
  shippedAt: Date
  deliveredAt: Date | null
  signedBy: string | null
  sent: SentBoxes[]
  here: Pick<LineHere, 'lineNo' | 'platformLineIds'>[]
}

type ShipmentNeeds = Pick<SalesTaskNeeds, 'database' | 'commerce' | 'logger'>

/**
 * Makes deliveries shipments of the platform's order, with lots, tracking and arrival. A shipment has the number of its
 * delivery, and quantities are set, not added, so a repeated run changes nothing. Returns the number sent.
 */
export async function sendShipments(needs: ShipmentNeeds): Promise<number> {
  const due = await claimDueShipments(needs.database)
  let count = 0
  for (const one of due) count += await sendOrPostpone(needs, one)
  return count
}

/** A failure is tried again later, so that the others do not wait for it. */
async function sendOrPostpone({ commerce, database, logger }: ShipmentNeeds, one: DueShipment): Promise<number> {
  try {
    await finishShipment(database, one, await sendShipment(commerce, one))
    return 1
  } catch (error) {
    logger.warn({ delivery: one.id, err: error }, 'a shipment could not be sent to the platform yet')
    await postponeShipment(database, one)
    return 0
  }
}

/**
 * Returns the ID of the shipment; undefined if the platform's order takes none. The date comes last: the platform
 * completes an order once all of it is on shipments that have left.
 */
async function sendShipment(commerce: Commerce, one: DueShipment): Promise<string | undefined> {
  const { Shipments } = commerce.client
  const asShop = await commerce.backOffice()
  const id = one.foreignId ?? one.id
  const known = await Shipments.Get(id, asShop).catch(ignoreNotFound)
  if (!known?.DateShipped && (one.foreignId || !(await fillShipment(commerce, one, known)))) return undefined
  const isArrived = one.deliveredAt !== null && !known?.DateDelivered
  if (known?.DateShipped && !isArrived) return id
  const dates = {
    ...(!known?.DateShipped && { DateShipped: one.shippedAt.toISOString() }),
    ...(isArrived && { DateDelivered: one.deliveredAt?.toISOString() ?? null }),
    ...(isArrived && one.signedBy && { xp: { SignedBy: one.signedBy } }),
  }
  await Shipments.Patch(id, dates, asShop)
  return id
}

/** Creates the shipment with its items; false if the order was canceled, or staff sent all of it on the platform. */
async function fillShipment(commerce: Commerce, one: DueShipment, known: Shipment | undefined): Promise<boolean> {
  const { Shipments, IntegrationEvents } = commerce.client
  const asShop = await commerce.backOffice()
  const { id, orderId: OrderID, sent, here } = one
  const { Order, LineItems } = await IntegrationEvents.GetWorksheet('Incoming', OrderID, asShop)
  if (Order?.Status === 'Canceled') return false
  const lines = LineItems ?? []
  const there = lines.map(({ ID, Quantity, QuantityShipped }) => ({
    id: ID,
    quantity: Quantity,
    quantityShipped: QuantityShipped,
  }))
  const listed = known ? await Shipments.ListItems(id, { pageSize: 100 }, asShop) : undefined
  const onShipment = new Map(listed?.Items.map((item) => [item.LineItemID, item.QuantityShipped]))
  const plan = planShipment({ sent, here, there, onShipment })
  if (plan.items.length === 0) return false
  if (!known) await createShipment(commerce, one, plan, lines)
  for (const { lineItemID: LineItemID, quantity } of plan.items)
    if (onShipment.get(LineItemID) !== quantity)
      await Shipments.SaveItem(id, { OrderID, LineItemID, QuantityShipped: quantity }, asShop)
  return true
}

const kinds = { parcel: 'parcel', freight: 'truck', 'pick-up': 'pickup' } as const

/** A place that the platform does not have as an address is left out. */
async function createShipment(
  commerce: Commerce,
  one: DueShipment,
  { items, lots }: PlannedShipment,
  lines: readonly LineItem[],
): Promise<void> {
  const asShop = await commerce.backOffice()
  const shipment = {
    ID: one.id,
    BuyerID: buyerID,
    Shipper: one.carrier,
    TrackingNumber: one.tracking,
    xp: {
      Kind: kinds[one.kind],
      Lots: lots.map(({ lineItemID, lot, quantity }) => ({ LineItemID: lineItemID, Lot: lot, Quantity: quantity })),
    },
  }
  const save = (places: object) =>
    retryOnConflict(() => commerce.client.Shipments.Save(one.id, { ...shipment, ...places }, asShop))
  const from = findOrigin(
    one,
    lines.filter(({ ID }) => items.some(({ lineItemID }) => lineItemID === ID)),
  )
  const saved = from ? await save({ FromAddressID: from }).catch(ignoreNotFound) : undefined
  if (!saved) await save({})
}

/** The store of a pick-up, or the one warehouse that all boxes come from. */
function findOrigin({ kind, storeId }: DueShipment, lines: readonly LineItem[]): string | undefined {
  if (kind === 'pick-up') return storeId ?? undefined
  const [only, ...others] = new Set(lines.map(locationOf))
  return others.length === 0 && only ? only : undefined
}
