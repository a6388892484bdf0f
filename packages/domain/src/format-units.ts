const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** `1 box`, `9 boxes`, `1,200 sheets`, `3 pieces`; the unit comes in the singular, `each` is a piece. */
export function formatUnits(count: number, unit: string): string {
  const name = unit === 'each' ? 'piece' : unit
  return `${whole.format(count)} ${count === 1 ? name : pluralOf(name)}`
}

const pluralOf = (name: string): string => (/(x|ch|sh|s)$/.test(name) ? `${name}es` : `${name}s`)
