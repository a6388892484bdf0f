import type { ProductLot } from '@tessera/contract/shop/product-facts'

interface PlaceLots {
  location: string
  /** Boxes that may still be sold; what orders hold is in the lots alone. */
  boxes: number
  lots: readonly ProductLot[]
}

interface PickWish {
  /** The store of the order. */
  store: string | null
  /** The promised lot. */
  lot: string | null
  boxes: number
}

/** Null if no place has any. */
interface PickPlace {
  location: string | null
  lot: string | null
}

const boxesIn = ({ boxes, lots }: PlaceLots): number =>
  Math.max(
    boxes,
    lots.reduce((sum, { boxesOnHand }) => sum + boxesOnHand, 0),
  )

/**
 * The place where boxes of an order are picked: one that has the promised lot, the order's own store before others, and
 * enough boxes before fewer. Without a promise it is the oldest lot that has enough.
 */
export function choosePickPlace(stock: readonly PlaceLots[], { store, lot, boxes }: PickWish): PickPlace {
  const amountOf = (place: PlaceLots): number =>
    lot === null ? boxesIn(place) : (place.lots.find(({ lotNo }) => lotNo === lot)?.boxesOnHand ?? 0)
  const [best] = stock
    .filter((place) => amountOf(place) > 0)
    .toSorted(
      (one, other) =>
        Number(amountOf(other) >= boxes) - Number(amountOf(one) >= boxes) ||
        Number(other.location === store) - Number(one.location === store) ||
        amountOf(other) - amountOf(one) ||
        one.location.localeCompare(other.location),
    )
  if (!best) return { location: store, lot }
  return { location: best.location, lot: lot ?? oldestLot(best.lots, boxes) }
}

function oldestLot(lots: readonly ProductLot[], boxes: number): string | null {
  const byAge = lots
    .filter(({ boxesOnHand }) => boxesOnHand > 0)
    .toSorted((one, other) => one.receivedOn.localeCompare(other.receivedOn))
  return (byAge.find(({ boxesOnHand }) => boxesOnHand >= boxes) ?? byAge[0])?.lotNo ?? null
}
