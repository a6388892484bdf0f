import { type Sql, sql } from '@tessera/server/sql'
import type { CountedProducts } from './stock-places.ts'

/** The stock of a product at every level where it is counted. */
export interface ProductStock {
  id: string
  quantity: number | null
  /** Quantities by record and by variant. */
  records: Readonly<Record<string, number>>
  variants: Readonly<Record<string, number | null>>
}

/** Columns of the product `p`. */
export const productStock = ({ inRecords, inVariants }: Pick<CountedProducts, 'inRecords' | 'inVariants'>): Sql => sql`
  p.id, p.inventory_quantity_available as quantity,
  ${inRecords ? recordStock : nothing} as records, ${inVariants ? variantStock : nothing} as variants`

const nothing = sql`'{}'::json`
const recordStock = sql`(select coalesce(json_object_agg(r.id, r.quantity_available), '{}')
    from inventory_records r where r.marketplace_id = p.marketplace_id and r.product_id = p.id)`
const variantStock = sql`(select coalesce(json_object_agg(v.id, v.inventory_quantity_available), '{}')
    from variants v where v.marketplace_id = p.marketplace_id and v.product_id = p.id)`
