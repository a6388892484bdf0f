import { invalid } from './shop-error.ts'

/** One @, something on both sides, a dot behind it: the letter shows whether it is right. */
const pattern = /^[^\s@<>,;:"\\]+@[^\s@<>,;:"\\]+\.[^\s@<>,;:"\\.]+$/

/** Addresses are compared in lower case everywhere, so they are kept that way. */
export const plainEmail = (text: string): string => text.trim().toLowerCase()

export function checkEmail(text: string, field = 'email'): string {
  const email = plainEmail(text)
  return pattern.test(email) ? email : invalid(field, 'Enter an email address, for example name@example.com.')
}
