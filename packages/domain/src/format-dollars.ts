const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Formats cents for messages and emails, with thousands separators: `$12,345.60`. */
export const formatDollars = (cents: number): string => usd.format(cents / 100)
