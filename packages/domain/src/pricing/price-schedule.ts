import type { ErrorCode } from '@tessera/contract/errors'
import { hasDuplicates, type PriceBreakInput } from './price-breaks.ts'

export interface PriceScheduleTerms {
  MinQuantity?: unknown
  MaxQuantity?: unknown
  PriceBreaks?: unknown
  Currency?: unknown
  SaleStart?: unknown
  SaleEnd?: unknown
}

export interface PriceScheduleChange {
  before: PriceScheduleTerms | undefined
  after: PriceScheduleTerms
  /** A product, an assignment or a supplier uses it. */
  isUsed: boolean
}

const breaksOf = ({ PriceBreaks }: PriceScheduleTerms): PriceBreakInput[] =>
  (PriceBreaks as PriceBreakInput[] | null) ?? []
const timeOf = (moment: unknown): number => Date.parse(String(moment))

export function findPriceScheduleProblem({ before, after, isUsed }: PriceScheduleChange): ErrorCode | undefined {
  const breaks = breaksOf(after)
  if (hasDuplicates(breaks)) return 'PriceSchedule.DuplicatePriceBreaks'
  if (after.MaxQuantity && Number(after.MinQuantity ?? 1) > Number(after.MaxQuantity))
    return 'PriceSchedule.MinGreaterThanMax'
  if (after.SaleStart && after.SaleEnd && timeOf(after.SaleStart) >= timeOf(after.SaleEnd))
    return 'PriceSchedule.InvalidSaleStartOrSaleEnd'
  if (!before || !isUsed) return undefined
  if ((before.Currency ?? null) !== (after.Currency ?? null)) return 'PriceSchedule.CannotModifyCurrency'
  return breaks.length === 0 && breaksOf(before).length > 0 ? 'PriceSchedule.CannotClearPriceBreaks' : undefined
}
