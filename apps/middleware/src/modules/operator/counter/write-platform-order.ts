import type { RequestOptions } from '@tessera/client/call-options'
import type { LineItem, OrderWorksheet } from '@tessera/client/platform/types.gen'
import { PlatformError } from '@tessera/client/platform-error'
import { pickUp } from '@tessera/domain/checkout/pick-up'
import { buyerID, type Commerce } from '../../../kit/commerce.ts'
import { counterOrderId } from '../../../kit/counter-order-id.ts'
import { ignoreNotFound } from '../../../kit/ignore-not-found.ts'
import { toCents } from '../../../kit/to-cents.ts'
import { lineFacts, type OrderFacts } from '../../checkout/cart/line-facts.ts'
import { emptyWorksheet } from '../../checkout/cart/read-cart.ts'
import type { Destination } from './find-destination.ts'
import { type LinePlan, type PlannedLine, placeInEntry } from './plan-lines.ts'
import type { StoredCounterOrder } from './stored-counter-order.ts'

const direction = 'Incoming'

interface PlatformOrder {
  commerce: Commerce
  orderId: string
  asShop: RequestOptions
}

/** The order as the platform has it; empty before it was first written. */
export async function readPlatformOrder(commerce: Commerce, id: string): Promise<OrderWorksheet> {
  const { IntegrationEvents } = commerce.client
  const asShop = await commerce.backOffice()
  return (
    (await IntegrationEvents.GetWorksheet(direction, counterOrderId(id), asShop).catch(ignoreNotFound)) ??
    emptyWorksheet
  )
}

/**
 * Brings the platform's order to what was entered, and calculates freight and tax. Every call may be repeated. Lines that
 * the platform refuses are added to the problems of the plan.
 */
export async function writePlatformOrder(
  commerce: Commerce,
  { id, userID, entry }: StoredCounterOrder,
  plan: LinePlan,
  destination: Destination | undefined,
): Promise<void> {
  const at: PlatformOrder = { commerce, orderId: counterOrderId(id), asShop: await commerce.backOffice() }
  const { Orders, IntegrationEvents } = commerce.client
  const owner = { FromCompanyID: buyerID, FromUserID: userID, ClientID: commerce.storefrontClientID }
  await Orders.Prepare(direction, at.orderId, owner, at.asShop)
  const known = await IntegrationEvents.GetWorksheet(direction, at.orderId, at.asShop)
  const left = await writeLines(at, known.LineItems ?? [], plan)
  const facts: OrderFacts = {
    poNumber: entry.poNumber ?? '',
    jobName: entry.jobName ?? '',
    instructions: entry.delivery.instructions ?? '',
    acceptsMixedLots: entry.acceptsMixedLots,
    payment: { method: 'Invoice' },
    ...destination?.facts,
  }
  await Orders.Patch(direction, at.orderId, { xp: { Shop: facts } }, at.asShop)
  if (destination && left > 0) await calculate(at, destination, entry.delivery)
}

/** Deletes first, so that boxes are free for the others. Returns how many lines there are. */
async function writeLines(
  { commerce, orderId, asShop }: PlatformOrder,
  known: readonly LineItem[],
  plan: LinePlan,
): Promise<number> {
  const { LineItems } = commerce.client
  for (const { ID } of known)
    if (!plan.lines.some((line) => line.ID === ID)) await LineItems.Delete(direction, orderId, ID, asShop)
  let written = 0
  for (const { ID, ...line } of plan.lines) {
    const before = known.find((one) => one.ID === ID)
    try {
      if (!before || !isSameLine(before, line)) await LineItems.Save(direction, orderId, ID, line, asShop)
      written += 1
    } catch (error) {
      if (!(error instanceof PlatformError) || error.status >= 500) throw error
      plan.problems.set(placeInEntry(ID), error.message)
      if (before) await LineItems.Delete(direction, orderId, ID, asShop)
    }
  }
  return written
}

/** True if the platform's line is what the plan says. */
export function isSameLine(line: LineItem, planned: Omit<PlannedLine, 'ID'>): boolean {
  const price = line.PriceOverridden ? toCents(line.UnitPrice ?? 0) : null
  return (
    line.ProductID === planned.ProductID &&
    line.Quantity === planned.Quantity &&
    price === (planned.UnitPrice === null ? null : toCents(planned.UnitPrice)) &&
    (line.InventoryRecordID ?? undefined) === planned.InventoryRecordID &&
    line.ShipFromAddressID === planned.ShipFromAddressID &&
    lineFacts(line.xp).lotNo === planned.xp.LotNo
  )
}

async function calculate(
  { commerce, orderId, asShop }: PlatformOrder,
  { address }: Destination,
  { kind, optionId }: StoredCounterOrder['entry']['delivery'],
): Promise<void> {
  const { Orders, IntegrationEvents } = commerce.client
  await Orders.SetShippingAddress(direction, orderId, address, asShop)
  await Orders.SetBillingAddress(direction, orderId, address, asShop)
  const { ShipEstimateResponse } = await IntegrationEvents.EstimateShipping(direction, orderId, asShop)
  const estimates = ShipEstimateResponse?.ShipEstimates ?? []
  const wanted = kind === 'pick-up' ? pickUp.id : optionId
  const isOffered = estimates.every(({ ShipMethods }) => ShipMethods?.some(({ ID }) => ID === wanted))
  if (wanted && isOffered) {
    const ShipMethodSelections = estimates.map(({ ID }) => ({ ShipEstimateID: ID, ShipMethodID: wanted }))
    await IntegrationEvents.SelectShipmethods(direction, orderId, { ShipMethodSelections }, asShop)
  }
  await IntegrationEvents.Calculate(direction, orderId, asShop)
}
