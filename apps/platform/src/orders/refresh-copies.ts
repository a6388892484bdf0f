import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { LockedOrder } from './locked-order.ts'

/** Updates the product copies of lines: weights, names and xp change like prices do. */
export async function refreshCopies(
  db: Queryable,
  { record, catalog }: Pick<LockedOrder, 'record' | 'catalog'>,
): Promise<void> {
  if (catalog.copies.size === 0) return
  const copies = [...catalog.copies].map(([id, { product, variants }]) => ({ id, product, variants }))
  await db.send(sql`
    update line_items l set product = c.product, variant = coalesce(c.variants -> l.variant_id, l.variant)
    from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) as c(id text, product jsonb, variants jsonb)
    where l.order_uid = ${record.uid} and l.product_id = c.id
      and (l.product, l.variant) is distinct from (c.product, coalesce(c.variants -> l.variant_id, l.variant))`)
}
