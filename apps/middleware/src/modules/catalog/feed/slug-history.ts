import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { type FeedItem, isWhole, readFeedProduct } from './read-feed-product.ts'

/** SKUs by every slug that a product has or had. A slug belongs to the product that had it last. */
export type SlugHistory = Map<string, string>

export async function readSlugHistory(db: Queryable): Promise<SlugHistory> {
  const rows = await db.rows<{ slug: string; sku: string }>(sql`select slug, sku from product_slugs`)
  return new Map(rows.map(({ slug, sku }) => [slug, sku]))
}

/** Stores new slugs before the feed moves on, so that a rename during a restart is not lost. */
export async function saveNewSlugs(db: Queryable, history: SlugHistory, items: readonly FeedItem[]): Promise<void> {
  const added = new Map<string, string>()
  for (const item of items) {
    const product = isWhole(item) ? readFeedProduct(item) : undefined
    if (product && history.get(product.facts.slug) !== product.sku) added.set(product.facts.slug, product.sku)
  }
  if (added.size === 0) return
  await db.rows(sql`
    insert into product_slugs (slug, sku)
    select * from unnest(${[...added.keys()]}::text[], ${[...added.values()]}::text[])
    on conflict (slug) do update set sku = excluded.sku, since = now() where product_slugs.sku <> excluded.sku`)
  for (const [slug, sku] of added) history.set(slug, sku)
}
