import type { ProductLot } from '@tessera/contract/shop/product-facts'
import { countLot, moveBetweenLots, moveBetweenPlaces, type PlaceStock } from '@tessera/domain/stock/lot-ledger'
import { findOperation } from '../../operations/find-operation.ts'
import { type ChangeResult, makeAllChanges, type PlannedChange } from '../../operations/make-changes.server.ts'
import { notHere } from '../../operations/read-operation.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { readPlaces } from './read-stock.server.ts'
import type { CountedRow, StockMove } from './stock-form.ts'
import { placeStockOf, type StockPlaceRecord } from './stock-rows.ts'

export type StockOutcome = { done: string } | { problem: string }

/** Each place as it should be, or the reason why not. */
type Plan = { places: { record: StockPlaceRecord; after: PlaceStock; reason: string }[] } | { problem: string }

/** Boxes are sold while people work here, so a plan that was overtaken is made anew from what is there then. */
const maxTries = 5

async function saveStock(
  staff: Staff,
  productID: string,
  key: string,
  planFor: (places: readonly StockPlaceRecord[]) => Plan,
): Promise<StockOutcome> {
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const plan = planFor(await readPlaces(staff, productID))
    if ('problem' in plan) return plan
    if (plan.places.length === 0) return { done: 'You made no changes.' }
    const options = { key: tries === 1 ? key : `${key}-${tries}`, isAllOrNothing: true }
    const results = await makeAllChanges(staff, plan.places.map(changeOf), options)
    const codes = codesOf(results)
    if (codes.length === 0) return { done: 'Saved.' }
    if (codes.includes('Request.IdempotencyKeyReused')) return { done: 'This was already saved.' }
    if (!codes.includes('Concurrency.Changed')) return { problem: messagesOf(results) }
  }
  return { problem: 'Boxes of this product are being sold right now. Nothing was changed; try again.' }
}

export const codesOf = (results: readonly ChangeResult[]): string[] =>
  results.flatMap(({ errors }) => errors.map(({ ErrorCode }) => ErrorCode))

export const messagesOf = (results: readonly ChangeResult[]): string =>
  results
    .flatMap(({ errors }) => errors)
    .filter(({ ErrorCode }) => ErrorCode !== 'Changes.AnotherRefused')
    .map(({ Message }) => Message)
    .join(' ')

interface PlannedPlace {
  record: StockPlaceRecord
  after: PlaceStock
  reason: string
}

/** Compared under the lock with what the plan was made from; who and why go with it into the history. */
function changeOf({ record, after, reason }: PlannedPlace): PlannedChange {
  const { ProductID, VariantID, InventoryRecordID, QuantityAvailable, xp } = record
  const operation = findOperation(VariantID ? 'InventoryRecords.PatchVariant' : 'InventoryRecords.Patch')
  if (!operation) throw notHere()
  return {
    operation,
    params: {
      productID: ProductID,
      ...(VariantID && { variantID: VariantID }),
      inventoryRecordID: InventoryRecordID,
    },
    body: { QuantityAvailable: after.quantity, xp: { lots: after.lots, stockReason: reason } },
    was: { QuantityAvailable, xp: { lots: xp?.lots ?? null, stockReason: xp?.stockReason ?? null } },
  }
}

const isAt =
  ({ recordID, variantID }: { recordID: string; variantID: string | null }) =>
  (record: StockPlaceRecord): boolean =>
    record.InventoryRecordID === recordID && record.VariantID === variantID

const gone = { problem: 'This location no longer exists. Reload the page.' }

/** Saves counted lots, all or none. */
export const saveCounts = (
  staff: Staff,
  productID: string,
  { rows, reason, key }: { rows: readonly CountedRow[]; reason: string; key: string },
): Promise<StockOutcome> =>
  saveStock(staff, productID, key, (places) => {
    const planned = new Map<StockPlaceRecord, PlaceStock>()
    for (const row of rows) {
      const record = places.find(isAt(row))
      if (!record) return gone
      const before = planned.get(record) ?? placeStockOf(record)
      const decision = countLot(before, { lotNo: row.lotNo, boxes: row.counted }, row.seen)
      if (!decision.ok) return { problem: `${row.lotNo ?? record.AddressID}: ${decision.problem}` }
      planned.set(record, decision.result)
    }
    return { places: [...planned].map(([record, after]) => ({ record, after, reason })) }
  })

/** Moves boxes to another lot or another place. Both sides change together. */
export const saveMove = (staff: Staff, productID: string, move: StockMove): Promise<StockOutcome> =>
  saveStock(staff, productID, move.key, (places) => {
    const [from, to] = [places.find(isAt(move.from)), places.find(isAt(move.to))]
    if (!from || !to) return gone
    const amount = { lotNo: move.lotNo, boxes: move.boxes }
    const toLot = move.toLot ? lotNamed(move.toLot, to, from, move.today) : undefined
    if (from === to) {
      if (!toLot) return { problem: 'Enter the lot to move them into.' }
      const decision = moveBetweenLots(placeStockOf(from), amount, toLot)
      return decision.ok ? { places: [{ record: from, after: decision.result, reason: move.reason }] } : decision
    }
    const decision = moveBetweenPlaces(placeStockOf(from), placeStockOf(to), amount, toLot)
    if (!decision.ok) return decision
    return {
      places: [
        { record: from, after: decision.result.from, reason: `To ${placeName(to)}: ${move.reason}` },
        { record: to, after: decision.result.to, reason: `From ${placeName(from)}: ${move.reason}` },
      ],
    }
  })

const placeName = ({ AddressName, AddressID }: StockPlaceRecord): string => AddressName || AddressID

/** A known lot keeps its shade and day; a new one is received today. */
function lotNamed(lotNo: string, to: StockPlaceRecord, from: StockPlaceRecord, today: string): ProductLot {
  const known = [...placeStockOf(to).lots, ...placeStockOf(from).lots].find((lot) => lot.lotNo === lotNo)
  return known ?? { lotNo, shade: '', caliber: '', boxesOnHand: 0, boxesReserved: 0, receivedOn: today }
}
