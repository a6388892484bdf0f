import { invalid } from './shop-error.ts'

/** One @, text on both sides, a dot in the domain. Only a delivered email proves that an address is right. */
const pattern = /^[^\s@<>,;:"\\]+@[^\s@<>,;:"\\]+\.[^\s@<>,;:"\\.]+$/

/** Addresses are compared in lower case everywhere, so they are stored in lower case. */
export const normalizeEmail = (text: string): string => text.trim().toLowerCase()

export function checkEmail(text: string, field = 'email'): string {
  const email = normalizeEmail(text)
  return pattern.test(email) ? email : invalid(field, 'Enter an email address, for example name@example.com.')
}
