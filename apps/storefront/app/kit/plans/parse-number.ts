/** Parses feet, square feet or percent; null if empty, undefined if not a number. */
export function parseNumber(text: string): number | null | undefined {
  const plain = text.replace(/[,\s]/g, '')
  if (plain === '') return null
  return /^\d{1,7}(\.\d{1,4})?$/.test(plain) ? Number(plain) : undefined
}

/** Whole boxes. */
export function parseCount(text: string): number | null | undefined {
  const value = parseNumber(text)
  return value === undefined || value === null || Number.isInteger(value) ? value : undefined
}

/** Parses dollars into cents. */
export function parseCents(text: string): number | null | undefined {
  const plain = text.replace(/[$,\s]/g, '')
  if (plain === '') return null
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined
}

/** Cents as a field value: `1200` or `1200.50`. */
export function formatCentsField(cents: number | null): string {
  if (cents === null) return ''
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
}
