import { ownValue } from '@tessera/contract/kit/own-value'
import type { Offer } from '@tessera/domain/order-model/offer'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { OfferWithCopies } from './read-catalog.ts'

interface Stock {
  id: string
  quantity: number | null
  /** Quantities by record and by variant. */
  records: Readonly<Record<string, number>>
  variants: Readonly<Record<string, number | null>>
}

/** Whether orders change the offer's stock; the rest of an offer stays valid until a catalog write. */
export const countsStock = ({ offer }: OfferWithCopies): boolean =>
  offer.hasRecords || offer.product.inventory?.enabled === true

/** A child product may use its parent's stock, so its offer is always read in full. */
export const hasOwnStock = ({ offer }: OfferWithCopies): boolean => offer.product.parentID === null

/**
 * Returns the offers with current stock: 0.3 ms for sixty; reading them in full takes 40. Offers that need no stock
 * keep the cached one.
 */
export async function withFreshStock(
  db: Queryable,
  marketplace: string,
  known: readonly OfferWithCopies[],
  isCounted: (offered: OfferWithCopies) => boolean,
): Promise<readonly OfferWithCopies[]> {
  const ids = known.filter((one) => countsStock(one) && isCounted(one)).map(({ offer }) => offer.product.id)
  if (ids.length === 0) return known
  const rows = await db.rows<Stock>(sql`
    select t.id, t.inventory_quantity_available as quantity,
      (select coalesce(json_object_agg(r.id, r.quantity_available), '{}')
        from inventory_records r where r.marketplace_id = t.marketplace_id and r.product_id = t.id) as records,
      (select coalesce(json_object_agg(v.id, v.inventory_quantity_available), '{}')
        from variants v where v.marketplace_id = t.marketplace_id and v.product_id = t.id) as variants
    from products t
    where t.marketplace_id = ${marketplace} and t.id = any(${ids}::text[])`)
  const stock = new Map(rows.map((row) => [row.id, row]))
  return known.map((offered) => {
    const now = stock.get(offered.offer.product.id)
    return now ? { ...offered, offer: offerWith(offered.offer, now) } : offered
  })
}

function offerWith(offer: Offer, { quantity, records: counted, variants }: Stock): Offer {
  const { inventory } = offer.product
  const records = offer.records.map((record) => ({
    ...record,
    quantityAvailable: ownValue(counted, record.id) ?? record.quantityAvailable,
  }))
  const usable = records.filter(({ isUsable }) => isUsable)
  const quantityAvailable = offer.hasRecords
    ? usable.reduce((sum, record) => sum + record.quantityAvailable, 0)
    : quantity
  return {
    ...offer,
    product: { ...offer.product, inventory: inventory && { ...inventory, quantityAvailable } },
    variants: offer.variants.map((one) => ({ ...one, quantityAvailable: ownValue(variants, one.id) ?? null })),
    records,
  }
}
