import { readCents } from './rights.ts'

/** Reads the limits of a user from the form, or names the field that is not an amount. */
export function readLimits(
  form: FormData,
): { orderLimitCents: number | null; monthLimitCents: number | null } | { refused: string } {
  const typed = (name: string) => readCents(String(form.get(name) ?? ''))
  const orderLimitCents = typed('orderLimit')
  const monthLimitCents = typed('monthLimit')
  if (orderLimitCents === undefined) return { refused: 'orderLimit' }
  return monthLimitCents === undefined ? { refused: 'monthLimit' } : { orderLimitCents, monthLimitCents }
}
