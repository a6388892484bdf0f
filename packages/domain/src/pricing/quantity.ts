import type { ErrorCode } from '@tessera/contract/errors'
import type { OfferedSchedule } from '../order-model/offer.ts'
import type { Line } from '../order-model/order-state.ts'
import { type Problem, problem } from '../order-model/problem.ts'

export type CountedLine = Pick<Line, 'id' | 'productID' | 'quantity' | 'isBundle'>

/** The product's quantity over all lines, with this line's current quantity. */
export const quantityOfProduct = (line: CountedLine, lines: readonly CountedLine[]): number =>
  lines
    .filter((other) => other.id !== line.id && other.productID === line.productID && !other.isBundle)
    .reduce((total, { quantity }) => total + quantity, line.quantity)

/** The quantity used for pricing: the line's, or the product's if the schedule is cumulative. */
export const pricedQuantity = (line: CountedLine, lines: readonly CountedLine[], schedule: OfferedSchedule): number =>
  schedule.useCumulativeQuantity ? quantityOfProduct(line, lines) : line.quantity

type Limit = 'less' | 'more' | 'between'

const codes: Record<Limit, { line: ErrorCode; all: ErrorCode }> = {
  less: { line: 'PriceSchedule.CannotBeLessThanMin', all: 'PriceSchedule.CumulativeCannotBeLessThanMin' },
  more: { line: 'PriceSchedule.CannotExceedMax', all: 'PriceSchedule.CumulativeCannotExceedMax' },
  between: { line: 'PriceSchedule.QuantityNotAllowed', all: 'PriceSchedule.CumulativeQuantityNotAllowed' },
}

export function quantityProblems(
  line: CountedLine,
  lines: readonly CountedLine[],
  schedule: OfferedSchedule,
): Problem[] {
  const quantity = pricedQuantity(line, lines, schedule)
  const broken = findBrokenLimit(quantity, schedule)
  if (!broken) return []
  const isAll = schedule.useCumulativeQuantity
  const data = {
    ProductID: line.productID,
    // a cumulative limit names no line, so that it is reported once
    ...(!isAll && { LineItemID: line.id }),
    Quantity: quantity,
    MinQuantity: lowestQuantity(schedule),
    MaxQuantity: schedule.maxQuantity,
  }
  return [problem(codes[broken][isAll ? 'all' : 'line'], data)]
}

function findBrokenLimit(quantity: number, schedule: OfferedSchedule): Limit | undefined {
  if (quantity < lowestQuantity(schedule)) return 'less'
  if (schedule.maxQuantity !== null && quantity > schedule.maxQuantity) return 'more'
  const isBetween = schedule.restrictedQuantity && !schedule.breaks.some(({ Quantity }) => Quantity === quantity)
  return isBetween ? 'between' : undefined
}

/** There is no price below the first break, so it is a minimum too. */
const lowestQuantity = ({ minQuantity, breaks }: OfferedSchedule): number =>
  breaks.length === 0 ? minQuantity : Math.max(minQuantity, Math.min(...breaks.map(({ Quantity }) => Quantity)))
