import { refuse } from '../../../kit/shop-error.ts'

/** Five digits; a ZIP+4 suffix is dropped. */
export function zipCode(text: string): string {
  const [, zip] = /^(\d{5})(?:-?\d{4})?$/.exec(text.trim()) ?? []
  return zip ?? refuse('Store.ZipMalformed')
}
