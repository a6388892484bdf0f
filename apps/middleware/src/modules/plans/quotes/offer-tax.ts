import { ownValue } from '@tessera/contract/kit/own-value'
import { stateTaxes } from '@tessera/domain/checkout/state-taxes'
import { percentOf } from '@tessera/domain/planning/offer-price'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { StoredQuote } from './stored-quote.ts'

/** Uses the tax rate of the ship-to state, or of the pickup store's state. */
export async function offerTax(
  db: Queryable,
  quote: Pick<StoredQuote, 'storeId' | 'place'>,
  goodsCents: number,
  freightCents: number,
): Promise<number> {
  const store = await db.find<{ state: string }>(sql`select state from stores where id = ${quote.storeId}`)
  const tax = ownValue(stateTaxes, quote.place?.state ?? store?.state ?? '')
  return tax ? percentOf(goodsCents + (tax.isShippingTaxed ? freightCents : 0), tax.percent) : 0
}
