const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
})

/** `$840`, `$1.2K`: for the cells of a chart, never for what somebody pays. */
export const formatShortMoney = (cents: number): string => short.format(Math.round(cents / 100))
