import type { ProductLot } from '@tessera/contract/shop/product-facts'

/** The stock of one place: the boxes that may be sold, and the lots that divide them. */
export interface PlaceStock {
  quantity: number
  lots: readonly ProductLot[]
}

/** A lot with the boxes that may be sold, and those that orders hold. */
export interface LotBalance {
  lot: ProductLot
  free: number
  held: number
}

const boxesIn = ({ boxesOnHand, boxesReserved }: ProductLot): number => Math.max(0, boxesOnHand - (boxesReserved || 0))

/** Orders take boxes from the place, the oldest lot first; the place's quantity is authoritative, and lots divide it. */
export function balanceLots({ quantity, lots }: PlaceStock): LotBalance[] {
  let toTake = lots.reduce((sum, lot) => sum + boxesIn(lot), 0) - Math.max(0, quantity)
  return lots
    .toSorted((one, other) => (one.receivedOn < other.receivedOn ? -1 : 1))
    .map((lot) => {
      const held = Math.min(Math.max(0, toTake), boxesIn(lot))
      toTake -= held
      return { lot, free: boxesIn(lot) - held, held }
    })
}

/** The boxes of a place that are in no lot. */
export const looseBoxes = (place: PlaceStock): number =>
  Math.max(0, place.quantity - place.lots.reduce((sum, lot) => sum + boxesIn(lot), 0))

/** Boxes of a lot; null for those that are in no lot. */
export interface LotAmount {
  lotNo: string | null
  boxes: number
}

export type StockDecision<Result> = { ok: true; result: Result } | { ok: false; problem: string }

const refused = (problem: string): { ok: false; problem: string } => ({ ok: false, problem })

const isHeld = (place: PlaceStock): boolean => balanceLots(place).some(({ held }) => held > 0)

/** While orders hold boxes of lots, every box belongs to a lot. */
function freeIn(place: PlaceStock, lotNo: string | null): number | undefined {
  if (lotNo === null) return isHeld(place) ? undefined : looseBoxes(place)
  return balanceLots(place).find(({ lot }) => lot.lotNo === lotNo)?.free
}

const noSuchLot = (lotNo: string | null) =>
  refused(lotNo === null ? 'Name the lot of these boxes.' : `There is no lot ${lotNo} here anymore.`)

/**
 * Corrects a lot by the difference between what was counted and what its counter saw, so that a box which is sold
 * meanwhile stays sold. Boxes that orders hold are not part of a count.
 */
export function countLot(
  place: PlaceStock,
  { lotNo, boxes }: LotAmount,
  seen: number | undefined = freeIn(place, lotNo),
): StockDecision<PlaceStock> {
  const free = freeIn(place, lotNo)
  if (free === undefined) return noSuchLot(lotNo)
  if (!Number.isInteger(boxes) || boxes < 0) return refused('Enter the counted boxes as a whole number.')
  const change = boxes - (seen ?? free)
  if (free + change < 0) return refused(`Boxes were sold meanwhile, and only ${free} are free. Count again.`)
  return { ok: true, result: withBoxes(place, lotNo, change) }
}

function withBoxes({ quantity, lots }: PlaceStock, lotNo: string | null, change: number): PlaceStock {
  const changed = lots.map((lot) => (lot.lotNo === lotNo ? { ...lot, boxesOnHand: lot.boxesOnHand + change } : lot))
  return { quantity: quantity + change, lots: changed }
}

/** Moves boxes to another lot of the same place. */
export function moveBetweenLots(
  place: PlaceStock,
  { lotNo, boxes }: LotAmount,
  toLot: ProductLot,
): StockDecision<PlaceStock> {
  if (lotNo === toLot.lotNo) return refused('Choose another lot.')
  const taken = takeBoxes(place, { lotNo, boxes })
  return taken.ok ? { ok: true, result: putBoxes(taken.result.place, taken.result.lot, boxes, toLot) } : taken
}

/** Moves boxes to another place; they keep their lot unless another one is named. */
export function moveBetweenPlaces(
  from: PlaceStock,
  to: PlaceStock,
  amount: LotAmount,
  toLot?: ProductLot,
): StockDecision<{ from: PlaceStock; to: PlaceStock }> {
  const taken = takeBoxes(from, amount)
  if (!taken.ok) return taken
  const { place, lot } = taken.result
  if (!lot && !toLot && isHeld(to)) return refused('Name the lot that they join there.')
  return { ok: true, result: { from: place, to: putBoxes(to, lot, amount.boxes, toLot) } }
}

function takeBoxes(
  place: PlaceStock,
  { lotNo, boxes }: LotAmount,
): StockDecision<{ place: PlaceStock; lot: ProductLot | undefined }> {
  const free = freeIn(place, lotNo)
  if (free === undefined) return noSuchLot(lotNo)
  if (!Number.isInteger(boxes) || boxes < 1) return refused('Enter the boxes as a whole number above zero.')
  if (boxes > free) return refused(`Only ${free} are free to move.`)
  const lot = place.lots.find((one) => one.lotNo === lotNo)
  return { ok: true, result: { place: withBoxes(place, lotNo, -boxes), lot } }
}

/** Boxes without a lot and without a new one stay without. */
function putBoxes(
  { quantity, lots }: PlaceStock,
  lot: ProductLot | undefined,
  boxes: number,
  toLot: ProductLot | undefined,
): PlaceStock {
  const wanted = toLot ?? lot
  if (!wanted) return { quantity: quantity + boxes, lots }
  const isThere = lots.some(({ lotNo }) => lotNo === wanted.lotNo)
  const changed = isThere
    ? lots.map((one) => (one.lotNo === wanted.lotNo ? { ...one, boxesOnHand: one.boxesOnHand + boxes } : one))
    : [...lots, { ...wanted, boxesOnHand: boxes, boxesReserved: 0 }]
  return { quantity: quantity + boxes, lots: changed }
}
