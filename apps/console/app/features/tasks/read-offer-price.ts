import { changeNumber, readNumberChange } from '../../grid/arithmetic.ts'
import { readCents } from './read-cents.ts'

/** A price in dollars, or a change of the list price: `28.75`, `-5%`, `+0.50`. Undefined for anything else. */
export function readOfferPrice(text: string, listCents: number): number | undefined {
  const change = readNumberChange(text)
  const dollars = change ? changeNumber((listCents / 100).toFixed(2), change, 2) : text
  return dollars === undefined ? undefined : readCents(dollars)
}
