/** A change of the stock of a product, a variant or an inventory record. */
export interface StockChange {
  before: number
  after: number
  notificationPoint: number | null
}

const crosses = ({ before, after }: StockChange, point: number): boolean => before > point !== after > point

/** Limited notifications tell only of stock that runs out or is back, or that passes its notification point. */
export function isStockNotified(change: StockChange, isLimited: boolean): boolean {
  if (change.before === change.after) return false
  if (!isLimited) return true
  const { notificationPoint } = change
  return crosses(change, 0) || (notificationPoint !== null && crosses(change, notificationPoint))
}
