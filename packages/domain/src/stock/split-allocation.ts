import { findAllocation, type StockAllocation, type StockAtLocation, type StockRequest } from './find-allocation.ts'

/**
 * Splits an allocation if no location has enough: the fewest locations, preferred ones first, then the fullest.
 * Undefined if all together have too few. One location gives one part.
 */
export function splitAllocation(
  stock: readonly StockAtLocation[],
  request: StockRequest,
): (StockAllocation & { boxes: number })[] | undefined {
  const whole = findAllocation(stock, request)
  if (whole) return [{ ...whole, boxes: request.boxes }]
  const { lotNo, prefer = [] } = request
  const parts: (StockAllocation & { boxes: number })[] = []
  let left = request.boxes
  for (const location of byUse(stock, request, prefer)) {
    const boxes = Math.min(left, freeAt(location, lotNo))
    const part = boxes > 0 ? findAllocation([location], { boxes, lotNo }) : undefined
    if (!part) continue
    parts.push({ ...part, boxes })
    left -= boxes
  }
  return left === 0 ? parts : undefined
}

const byUse = (
  stock: readonly StockAtLocation[],
  { lotNo }: StockRequest,
  prefer: readonly string[],
): StockAtLocation[] =>
  stock.toSorted(
    (one, other) =>
      Number(prefer.includes(other.location)) - Number(prefer.includes(one.location)) ||
      freeAt(other, lotNo) - freeAt(one, lotNo) ||
      (one.location < other.location ? -1 : 1),
  )

export const freeAt = ({ lots }: StockAtLocation, lotNo?: string): number =>
  lots.reduce((sum, lot) => sum + (lotNo === undefined || lot.lotNo === lotNo ? lot.boxes : 0), 0)

/** The stock of a location after others have taken some boxes, oldest lots first. */
export function withoutBoxes(location: StockAtLocation, boxes: number): StockAtLocation {
  let toTake = boxes
  const lots = location.lots
    .toSorted((one, other) => (one.receivedOn < other.receivedOn ? -1 : 1))
    .map((lot) => {
      const taken = Math.min(lot.boxes, toTake)
      toTake -= taken
      return { ...lot, boxes: lot.boxes - taken }
    })
  return { ...location, lots }
}
