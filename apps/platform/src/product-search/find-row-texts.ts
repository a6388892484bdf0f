import { coalesce } from '@tessera/server/coalesce'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { selectList } from '../engine/select-list.ts'
import type { Table } from '../engine/table.ts'
import { dependsOnTime } from './cache-in-epoch.ts'
import { cacheRow, type RowCache, rowCacheFor } from './row-cache.ts'

type Read = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** The source of product rows in one format. */
export interface RowSource {
  db: Queryable
  marketplace: string
  /** The cache's epoch: texts are valid as long as it is, or until their product is written. */
  epoch: object
  /** Identifies format and party: equal texts, equal rows. */
  way: string
  table: Table
  /** Called only by the first reader of this format. */
  source: () => {
    from: Sql
    /** Restricts the products, if not known yet. */
    where?: Sql
  }
}

/** Finds the JSON of these products. Prices and stock of others are not read. */
export async function findRowTexts(rows: RowSource, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const cache = rowCacheFor(rows.epoch, rows.way)
  const missing = ids.filter((id) => !cache.texts.has(id))
  if (missing.length === 0) return cache.texts
  const others = ids.flatMap((id) => textOf(cache, id))
  const read = await readerOf(rows, cache)(missing)
  return others.length > 0 ? new Map([...others, ...read]) : read
}

function textOf({ texts }: RowCache, id: string): [string, string][] {
  const text = texts.get(id)
  return text === undefined ? [] : [[id, text]]
}

const readers = new WeakMap<RowCache, Read>()

/** Reads missing rows for all concurrent callers at once. */
function readerOf(rows: RowSource, cache: RowCache): Read {
  const known = readers.get(cache)
  if (known) return known
  const { from, where } = rows.source()
  const read = coalesce(async (requests: readonly (readonly string[])[]) => {
    const { forgotten } = cache
    const found = await readRows(rows, from, where, [...new Set(requests.flat())])
    // a product written meanwhile may have been read in its old version
    if (cache.forgotten === forgotten)
      for (const [id, text] of found) if (!dependsOnTime(text)) cacheRow(rows.epoch, cache, id, text)
    return found
  })
  readers.set(cache, read)
  return read
}

async function readRows(
  { db, marketplace, table }: RowSource,
  from: Sql,
  where: Sql | undefined,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const found = await db.rows<{ id: string; json: string }>(sql`
    select page.id, row_to_json(it)::text as json
    from unnest(${ids}::text[]) page(id)
    cross join lateral (
      select ${selectList(table)} from ${from}
      where t.marketplace_id = ${marketplace} and t.id = page.id ${where ? sql`and ${where}` : sql``}) it`)
  return new Map(found.map(({ id, json }) => [id, json]))
}
