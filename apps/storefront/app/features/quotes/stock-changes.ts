import { ShopApiError } from '@tessera/client/shop/shop-api-error'

interface StockDifference {
  lineNo: number
  message: string
}

/** Stock changes since the offer: scarce products need a confirmation, sold-out ones a new offer. */
export interface StockChanges {
  message: string
  lines: StockDifference[]
  canConfirm: boolean
}

const codes = new Set(['Quote.Differences', 'Quote.ItemsGone'])

const isLine = (value: unknown): value is StockDifference =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'

export function findStockChanges(error: unknown): StockChanges | undefined {
  if (!(error instanceof ShopApiError) || !codes.has(error.code)) return undefined
  const { lines } = error.data ?? {}
  return {
    message: error.message,
    lines: Array.isArray(lines) ? lines.filter(isLine) : [],
    canConfirm: error.code === 'Quote.Differences',
  }
}

/** Finds the stock changes in the action data. */
export const stockChangesIn = (answer: unknown): StockChanges | undefined =>
  typeof answer === 'object' && answer !== null && 'stockNews' in answer
    ? (answer.stockNews as StockChanges | undefined)
    : undefined
