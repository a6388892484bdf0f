const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
})

/** `$840`, `$1.2K`: for chart cells, never for payable amounts. */
export const formatShortMoney = (cents: number): string => short.format(Math.round(cents / 100))
