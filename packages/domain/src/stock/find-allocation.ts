/** Boxes of one production run at one location. */
export interface LotStock {
  lotNo: string
  boxes: number
  /** Day, such as 2026-03-14. */
  receivedOn: string
}

export interface StockAtLocation {
  location: string
  lots: readonly LotStock[]
}

export interface StockAllocation {
  location: string
  lots: { lotNo: string; boxes: number }[]
  isMixed: boolean
}

export interface StockRequest {
  boxes: number
  /** The lot that the customer requested. */
  lotNo?: string | undefined
  /** Preferred locations, best first. */
  prefer?: readonly string[]
}

/**
 * Allocates boxes: one location, one lot if any lot is large enough, else as few as possible; then the preferred
 * location, then the oldest stock. An order that fits one lot is never split. Undefined if no location has enough.
 */
export function findAllocation(
  stock: readonly StockAtLocation[],
  { boxes, lotNo, prefer = [] }: StockRequest,
): StockAllocation | undefined {
  const found = stock.flatMap(({ location, lots }) => {
    const usable = lotNo === undefined ? lots : lots.filter((lot) => lot.lotNo === lotNo)
    const taken = fewestLots(usable, boxes)
    return taken ? { location, taken, received: taken.map(({ lot }) => lot.receivedOn).sort()[0] ?? '' } : []
  })
  const preference = (location: string) => {
    const at = prefer.indexOf(location)
    return at === -1 ? prefer.length : at
  }
  const [best] = found.sort(
    (one, other) =>
      one.taken.length - other.taken.length ||
      preference(one.location) - preference(other.location) ||
      compareText(one.received, other.received) ||
      compareText(one.location, other.location),
  )
  return (
    best && {
      location: best.location,
      lots: best.taken.map(({ lot, take }) => ({ lotNo: lot.lotNo, boxes: take })),
      isMixed: best.taken.length > 1,
    }
  )
}

/** Taking the largest lots first uses the fewest; of lots that hold everything, the oldest. */
function fewestLots(lots: readonly LotStock[], boxes: number): { lot: LotStock; take: number }[] | undefined {
  const whole = lots
    .filter((lot) => lot.boxes >= boxes)
    .sort((one, other) => compareText(one.receivedOn, other.receivedOn))
  const [oldest] = whole
  if (oldest) return [{ lot: oldest, take: boxes }]
  const taken: { lot: LotStock; take: number }[] = []
  let left = boxes
  for (const lot of lots.toSorted(
    (one, other) => other.boxes - one.boxes || compareText(one.receivedOn, other.receivedOn),
  )) {
    const take = Math.min(lot.boxes, left)
    if (take > 0) taken.push({ lot, take })
    left -= take
  }
  return left === 0 ? taken : undefined
}

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
