import { notFound } from '@tessera/server/api-error'
import { Json } from '@tessera/server/json'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import type { Source } from '../engine/list.ts'
import { shown } from '../engine/shown.ts'

/** Finds one record of a list. */
export async function findOne(
  { db }: PlatformCall,
  { table, from, where }: Source,
  id: string,
): Promise<Json | undefined> {
  const row = await db.find<{ json: string }>(sql`
    select row_to_json(it)::text as json from (select ${shown(table)} from ${from} where ${where} and t.id = ${id}) it`)
  return row && new Json(row.json)
}

/** The same, or throws a 404: a hidden record does not exist for the caller. */
export async function getOne(call: PlatformCall, source: Source, title: string, id: string): Promise<Json> {
  const found = await findOne(call, source, id)
  if (!found) throw notFound(title, id)
  return found
}
