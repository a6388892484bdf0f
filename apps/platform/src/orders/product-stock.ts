import { type Sql, sql } from '@tessera/server/sql'

/** The stock of a product at every level where it is counted. */
export interface ProductStock {
  id: string
  quantity: number | null
  /** Quantities by record and by variant. */
  records: Readonly<Record<string, number>>
  variants: Readonly<Record<string, number | null>>
}

/** Columns of the product `p`. */
export const productStock: Sql = sql`p.id, p.inventory_quantity_available as quantity,
  (select coalesce(json_object_agg(r.id, r.quantity_available), '{}')
    from inventory_records r where r.marketplace_id = p.marketplace_id and r.product_id = p.id) as records,
  (select coalesce(json_object_agg(v.id, v.inventory_quantity_available), '{}')
    from variants v where v.marketplace_id = p.marketplace_id and v.product_id = p.id) as variants`
