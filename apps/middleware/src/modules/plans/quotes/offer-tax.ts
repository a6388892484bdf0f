import { ownValue } from '@tessera/contract/kit/own-value'
import { stateTaxes } from '@tessera/domain/checkout/state-taxes'
import { type OfferTax, offerTaxOf } from '@tessera/domain/planning/offer-totals'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { StoredQuote } from './stored-quote.ts'

type TaxedQuote = Pick<StoredQuote, 'storeId' | 'place'>

/** The tax rate of the ship-to state, or of the pickup store's state. */
export async function findOfferTax(db: Queryable, quote: TaxedQuote): Promise<OfferTax | undefined> {
  const store = await db.find<{ state: string }>(sql`select state from stores where id = ${quote.storeId}`)
  return ownValue(stateTaxes, quote.place?.state ?? store?.state ?? '')
}

export const offerTax = async (
  db: Queryable,
  quote: TaxedQuote,
  goodsCents: number,
  freightCents: number,
): Promise<number> => offerTaxOf(await findOfferTax(db, quote), goodsCents, freightCents)
