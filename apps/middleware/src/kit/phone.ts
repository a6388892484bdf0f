import { invalid } from './shop-error.ts'

/** Ten digits in any notation; a leading country code 1 is ignored. */
export function findPhone(text: string): string | undefined {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? []
  return area && `(${area}) ${exchange}-${line}`
}

/** Normalizes a phone number, so that two of them can be compared. */
export function checkPhone(text: string | null | undefined, field = 'phone'): string | null {
  if (!text?.trim()) return null
  return findPhone(text) ?? invalid(field, 'Enter a 10-digit phone number, for example (630) 555-0100.')
}
