import { coalesce } from '@tessera/server/coalesce'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { selectList } from '../engine/select-list.ts'
import type { Table } from '../engine/table.ts'
import { dependsOnTime } from './depends-on-time.ts'
import { cacheRow, type RowCache, rowCacheFor } from './row-cache.ts'

type Read = (ids: readonly string[]) => Promise<RowsRead>

interface RowsRead {
  texts: ReadonlyMap<string, string>
  /** IDs of the rows that must not be cached. */
  timed: ReadonlySet<string>
}

export interface RowTexts {
  texts: ReadonlyMap<string, string>
  /** Whether one of the rows shows a sale that may start or end without a write. */
  dependsOnTime: boolean
}

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
export async function findRowTexts(rows: RowSource, ids: readonly string[]): Promise<RowTexts> {
  const cache = rowCacheFor(rows.epoch, rows.way)
  const missing = ids.filter((id) => !cache.texts.has(id))
  if (missing.length === 0) return { texts: cache.texts, dependsOnTime: false }
  const others = ids.flatMap((id) => textOf(cache, id))
  const { texts, timed } = await readerOf(rows, cache)(missing)
  return {
    texts: others.length > 0 ? new Map([...others, ...texts]) : texts,
    dependsOnTime: timed.size > 0 && missing.some((id) => timed.has(id)),
  }
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
      for (const [id, text] of found.texts) if (!found.timed.has(id)) cacheRow(rows.epoch, cache, id, text)
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
): Promise<RowsRead> {
  const found = await db.rows<{ id: string; json: string; isTimed: boolean }>(sql`
    select page.id, row_to_json(it)::text as json, ${dependsOnTime(table)} as "isTimed"
    from unnest(${ids}::text[]) page(id)
    cross join lateral (
      select ${selectList(table)} from ${from}
      where t.marketplace_id = ${marketplace} and t.id = page.id ${where ? sql`and ${where}` : sql``}) it`)
  return {
    texts: new Map(found.map(({ id, json }) => [id, json])),
    timed: new Set(found.filter(({ isTimed }) => isTimed).map(({ id }) => id)),
  }
}
