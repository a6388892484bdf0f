import { centsTyped } from './rights.ts'

/** The limits of somebody as they were typed, or the field that holds no amount. */
export function limitsTyped(
  form: FormData,
): { orderLimitCents: number | null; monthLimitCents: number | null } | { refused: string } {
  const typed = (name: string) => centsTyped(String(form.get(name) ?? ''))
  const orderLimitCents = typed('orderLimit')
  const monthLimitCents = typed('monthLimit')
  if (orderLimitCents === undefined) return { refused: 'orderLimit' }
  return monthLimitCents === undefined ? { refused: 'monthLimit' } : { orderLimitCents, monthLimitCents }
}
