import { type Allocation, findAllocation, type PlaceStock, type Wish } from './allocate.ts'

/**
 * Splits an allocation if no location has enough: the fewest locations, preferred ones first, then the fullest.
 * Undefined if all together have too few. One location gives one part.
 */
export function findParts(stock: readonly PlaceStock[], wish: Wish): (Allocation & { boxes: number })[] | undefined {
  const whole = findAllocation(stock, wish)
  if (whole) return [{ ...whole, boxes: wish.boxes }]
  const { lotNo, prefer = [] } = wish
  const parts: (Allocation & { boxes: number })[] = []
  let left = wish.boxes
  for (const place of byUse(stock, wish, prefer)) {
    const boxes = Math.min(left, freeAt(place, lotNo))
    const part = boxes > 0 ? findAllocation([place], { boxes, lotNo }) : undefined
    if (!part) continue
    parts.push({ ...part, boxes })
    left -= boxes
  }
  return left === 0 ? parts : undefined
}

const byUse = (stock: readonly PlaceStock[], { lotNo }: Wish, prefer: readonly string[]): PlaceStock[] =>
  stock.toSorted(
    (one, other) =>
      Number(prefer.includes(other.location)) - Number(prefer.includes(one.location)) ||
      freeAt(other, lotNo) - freeAt(one, lotNo) ||
      (one.location < other.location ? -1 : 1),
  )

export const freeAt = ({ lots }: PlaceStock, lotNo?: string): number =>
  lots.reduce((sum, lot) => sum + (lotNo === undefined || lot.lotNo === lotNo ? lot.boxes : 0), 0)

/** The stock of a location after others have taken some boxes, oldest lots first. */
export function without(place: PlaceStock, boxes: number): PlaceStock {
  let toTake = boxes
  const lots = place.lots
    .toSorted((one, other) => (one.receivedOn < other.receivedOn ? -1 : 1))
    .map((lot) => {
      const taken = Math.min(lot.boxes, toTake)
      toTake -= taken
      return { ...lot, boxes: lot.boxes - taken }
    })
  return { ...place, lots }
}
