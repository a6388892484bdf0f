import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { shown } from '../engine/shown.ts'
import { together } from '../engine/together.ts'
import { isTimely } from './kept.ts'
import { type KeptRows, keepRow, keptRows } from './kept-rows.ts'
import type { ProductList, ProductSource } from './list-products.ts'

type Read = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** Products as they are shown, as JSON with commas between. Prices and stock of others need not be looked up. */
export async function rowTexts(
  { db, actor, operation }: PlatformCall,
  { epochs, party }: ProductList,
  source: ProductSource,
  ids: readonly string[],
): Promise<string> {
  const rows = keptRows(epochs.rows, JSON.stringify([operation.id, party, source.from.values]))
  const missing = ids.filter((id) => !rows.texts.has(id))
  if (missing.length === 0) return ids.map((id) => rows.texts.get(id)).join(',')
  const others = new Map(ids.map((id) => [id, rows.texts.get(id)]))
  const read = await readerOf(db, actor.marketplace, epochs.rows, rows, source)(missing)
  return ids.flatMap((id) => read.get(id) ?? others.get(id) ?? []).join(',')
}

const readers = new WeakMap<KeptRows, Read>()

/** Reads rows for all who miss some at once. */
function readerOf(db: Queryable, marketplace: string, epoch: object, rows: KeptRows, source: ProductSource): Read {
  const known = readers.get(rows)
  if (known) return known
  const read = together(async (asked: readonly (readonly string[])[]) => {
    const { forgotten } = rows
    const found = await readRows(db, marketplace, source, [...new Set(asked.flat())])
    // a product that was written meanwhile may be among them as it was before
    if (rows.forgotten === forgotten)
      for (const [id, text] of found) if (!isTimely(text)) keepRow(epoch, rows, id, text)
    return found
  })
  readers.set(rows, read)
  return read
}

async function readRows(
  db: Queryable,
  marketplace: string,
  { table, from }: ProductSource,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const found = await db.rows<{ id: string; json: string }>(sql`
    select page.id, row_to_json(it)::text as json
    from unnest(${ids}::text[]) page(id)
    cross join lateral (select ${shown(table)} from ${from} where t.marketplace_id = ${marketplace} and t.id = page.id) it`)
  return new Map(found.map(({ id, json }) => [id, json]))
}
