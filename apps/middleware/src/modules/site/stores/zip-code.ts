import { refuse } from '../../../kit/shop-error.ts'

/** Five digits; the four that a letter may add are read and dropped. */
export function zipCode(text: string): string {
  const [, zip] = /^(\d{5})(?:-?\d{4})?$/.exec(text.trim()) ?? []
  return zip ?? refuse('Store.ZipMalformed')
}
