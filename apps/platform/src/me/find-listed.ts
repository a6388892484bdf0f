import { notFound } from '@tessera/server/api-error'
import { JsonText } from '@tessera/server/json-text'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import type { ListSource } from '../engine/list-page.ts'
import { selectList } from '../engine/select-list.ts'

/** Finds one record of a list. */
export async function findListed(
  { db }: PlatformCall,
  { table, from, where }: ListSource,
  id: string,
): Promise<JsonText | undefined> {
  const row = await db.find<{ json: string }>(sql`
    select row_to_json(it)::text as json from (select ${selectList(table)} from ${from} where ${where} and t.id = ${id}) it`)
  return row && new JsonText(row.json, id)
}

/** The same, or throws a 404: a hidden record does not exist for the caller. */
export async function getListed(call: PlatformCall, source: ListSource, title: string, id: string): Promise<JsonText> {
  const found = await findListed(call, source, id)
  if (!found) throw notFound(title, id)
  return found
}
