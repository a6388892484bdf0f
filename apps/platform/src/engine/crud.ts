import { collectionPath, idParameter, nameOf, type Resource } from '@tessera/contract/kit/resource'
import { fail, notFound } from '@tessera/server/api-error'
import { type Body, parameter } from '@tessera/server/call'
import { Json } from '@tessera/server/json'
import { join, name, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler, PlatformHandlers } from '../actor.ts'
import { findJson } from './find-json.ts'
import { checkID, newID, resolveID } from './ids.ts'
import { isEmptyPage, listFull } from './list.ts'
import { ownership, requireOwn } from './owner.ts'
import { requireParents } from './parents.ts'
import { keyValue, scope, writeScope } from './scope.ts'
import { shown } from './shown.ts'
import { type Table, tableOf } from './table.ts'
import { type Assignment, changes, fullRow } from './write.ts'

/** The six handlers of a resource. PostgreSQL produces the JSON; there is no mapping, no options and no hooks. */
export function crud(resource: Resource): PlatformHandlers {
  const table = tableOf(resource.model, collectionPath(resource), resource.table)
  const oneID = (call: PlatformCall) => parameter(call, idParameter(resource))
  const own = (write: PlatformHandler) => async (call: PlatformCall) => {
    await requireOwn(table, call)
    return write(call)
  }
  const all: Record<Parameters<typeof nameOf>[1], PlatformHandler> = {
    List: (call) => list(table, call),
    Get: (call) => get(table, call, oneID(call)),
    Create: own(async (call) => insert(table, call, await chosenID(call), fullRow(table, call.body))),
    Save: own((call) => save(table, call, oneID(call))),
    Patch: own((call) => patch(table, call, oneID(call))),
    Delete: own((call) => remove(table, call, oneID(call))),
  }
  const verbs = resource.only ?? (Object.keys(all) as (keyof typeof all)[])
  return Object.fromEntries(verbs.map((verb) => [`${resource.tag}.${nameOf(resource, verb)}`, all[verb]]))
}

async function list(table: Table, call: PlatformCall): Promise<Json> {
  const page = await listFull(call, { table, from: sql`${name(table.name)} t`, where: scope(table, call) })
  if (isEmptyPage(page)) await requireParents(table, call)
  return page
}

export async function get(table: Table, call: PlatformCall, id: string): Promise<Json> {
  const json = await findJson(table, call, id)
  return json === undefined ? missing(table, call, id) : new Json(json, id)
}

export const chosenID = async (call: PlatformCall): Promise<string> =>
  typeof call.body.ID === 'string' ? resolveID(call, call.body.ID) : newID()

export async function insert(table: Table, call: PlatformCall, id: string, row: Assignment[]): Promise<Json> {
  const keys = table.keys.map((key) => ({ column: key.column, value: sql`${keyValue(key, call)}` }))
  const all = [
    { column: 'marketplace_id', value: sql`${call.actor.marketplace}` },
    ...keys,
    { column: 'id', value: sql`${id}` },
    ...(await ownership(table, call)),
    ...row,
  ]
  const made = await call.db.find<{ json: string }>(sql`
    with t as (
      insert into ${name(table.name)} (${join(all.map(({ column }) => name(column)))})
      values (${join(all.map(({ value }) => value))})
      returning *)
    select row_to_json(it)::text as json from (select ${shown(table)} from t) it`)
  return new Json(made?.json ?? '', id)
}

export async function update(
  table: Table,
  call: PlatformCall,
  id: string,
  row: Assignment[],
): Promise<Json | undefined> {
  if (row.length === 0) return get(table, call, id)
  const changed = await call.db.find<{ id: string; json: string }>(sql`
    with t as (
      update ${name(table.name)} t
      set ${join(row.map(({ column, value }) => sql`${name(column)} = ${value}`))}
      where ${writeScope(table, call)} and t.id = ${id}
      returning t.*)
    select t.id, (select row_to_json(it)::text from (select ${shown(table)}) it) as json from t`)
  return changed && new Json(changed.json, changed.id)
}

/** Replaces the record or creates it under the ID in the path; a different ID in the body renames it. */
async function save(table: Table, call: PlatformCall, id: string): Promise<Json> {
  const row = [...(await renaming(call, id)), ...fullRow(table, call.body)]
  return (await update(table, call, id, row)) ?? insert(table, call, checkID(id), fullRow(table, call.body))
}

async function patch(table: Table, call: PlatformCall, id: string): Promise<Json> {
  const row = [...(await renaming(call, id)), ...changes(table, call.body)]
  const changed = (await update(table, call, id, row)) ?? (await missing(table, call, id))
  checkMerged(table, changed)
  return changed
}

/** Each of two writes may be short enough while the merged value is too long. */
function checkMerged({ model }: Table, { text }: Json): void {
  const limit = model.properties.xp?.['x-maxSerialized']
  if (!limit || text.length <= limit) return
  const { xp } = JSON.parse(text) as { xp: unknown }
  if (JSON.stringify(xp).length > limit)
    fail('ValidationFailure', { Property: 'xp' }, `xp must be at most ${limit} characters of JSON.`)
}

async function renaming(call: PlatformCall, id: string): Promise<Assignment[]> {
  const { ID: wanted } = call.body as Body & { ID?: string | null }
  return wanted && wanted !== id ? [{ column: 'id', value: sql`${await resolveID(call, wanted)}` }] : []
}

export async function remove(table: Table, call: PlatformCall, id: string): Promise<undefined> {
  const gone = await call.db.find(
    sql`delete from ${name(table.name)} t where ${writeScope(table, call)} and t.id = ${id} returning true`,
  )
  if (!gone) await missing(table, call, id)
}

/** Throws a 404 for the record, or for its parent if that is missing. */
export async function missing(table: Table, call: PlatformCall, id: string): Promise<never> {
  await requireParents(table, call)
  throw notFound(table.model.title, id)
}
