import { coalesce } from '@tessera/server/coalesce'
import type { Queryable } from '@tessera/server/database'
import { LruCache } from '@tessera/server/lru-cache'
import { name, type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { scope } from './scope.ts'
import { selectList } from './select-list.ts'
import type { Table } from './table.ts'

type Find = (id: string) => Promise<ReadonlyMap<string, string>>

const finding = new WeakMap<Queryable, LruCache<Find>>()
const maxFinding = 1000

/** Reads a record as JSON. Requests of one scope that arrive while a statement runs share the next one. */
export async function findJson(table: Table, call: PlatformCall, id: string): Promise<string | undefined> {
  const all = finding.get(call.db) ?? new LruCache<Find>(maxFinding)
  finding.set(call.db, all)
  const where = scope(table, call)
  const key = JSON.stringify([table.name, table.model.title, where.parts, where.values])
  const find = all.getOrCreate(key, () => coalesce((ids: readonly string[]) => readJson(table, call.db, where, ids)))
  return (await find(id)).get(id)
}

async function readJson(
  table: Table,
  db: Queryable,
  where: Sql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.rows<{ id: string; json: string }>(sql`
    select it."ID" as id, row_to_json(it)::text as json
    from (select ${selectList(table)} from ${name(table.name)} t where ${where} and t.id = any (${[...new Set(ids)]}::text[])) it`)
  return new Map(rows.map(({ id, json }) => [id, json]))
}
