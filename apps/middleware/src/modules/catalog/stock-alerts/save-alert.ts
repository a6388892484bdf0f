import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

interface NewAlert {
  sku: string
  boxes: number
  email: string
  isConfirmed: boolean
}

/** A repeated request updates the quantity. A confirmed alert stays confirmed, because the address is the same. */
export async function saveAlert(db: Queryable, { sku, boxes, email, isConfirmed }: NewAlert): Promise<string> {
  const [saved] = await db.rows<{ id: string }>(sql`
    insert into stock_alerts as old (sku, email, boxes, confirmed_at)
    values (${sku}, ${email}, ${boxes}, case when ${isConfirmed}::boolean then now() end)
    on conflict (sku, email) where told_at is null and ended_at is null
    do update set boxes = case when old.confirmed_at is null or ${isConfirmed}::boolean then excluded.boxes else old.boxes end,
      confirmed_at = coalesce(old.confirmed_at, excluded.confirmed_at)
    returning id`)
  return saved?.id ?? ''
}
