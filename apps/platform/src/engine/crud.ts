import { collectionPath, idParameter, nameOf, type Resource } from '@tessera/contract/kit/resource'
import { fail, notFound } from '@tessera/server/api-error'
import { pathParameter, type RequestBody } from '@tessera/server/call'
import { JsonText } from '@tessera/server/json-text'
import { join, name, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler, PlatformHandlers } from '../actor.ts'
import { keepBefore, needsBefore } from './before-write.ts'
import { type ColumnAssignment, changedColumns, fullRow } from './column-assignments.ts'
import { findJson } from './find-json.ts'
import { checkID, newID, resolveID } from './ids.ts'
import { listPage } from './list-page.ts'
import { ownerAssignments, requireOwnership } from './owner.ts'
import { requireParents } from './parents.ts'
import { keyValue, scope, writeScope } from './scope.ts'
import { selectList } from './select-list.ts'
import { type Table, tableOf } from './table.ts'
import { findStored, storedRecord, storedRow } from './write-context.ts'

/** The six handlers of a resource. PostgreSQL produces the JSON; there is no mapping, no options and no hooks. */
export function crud(resource: Resource): PlatformHandlers {
  const table = tableOf(resource.model, collectionPath(resource), resource.table)
  const oneID = (call: PlatformCall) => pathParameter(call, idParameter(resource))
  const own = (write: PlatformHandler) => async (call: PlatformCall) => {
    await requireOwnership(table, call)
    return write(call)
  }
  const all: Record<Parameters<typeof nameOf>[1], PlatformHandler> = {
    List: (call) => listRecords(table, call),
    Get: (call) => getRecord(table, call, oneID(call)),
    Create: own(async (call) => insertRecord(table, call, await chosenID(call), fullRow(table, call.body))),
    Save: own((call) => saveRecord(table, call, oneID(call))),
    Patch: own((call) => patchRecord(table, call, oneID(call))),
    Delete: own((call) => removeRecord(table, call, oneID(call))),
  }
  const verbs = resource.only ?? (Object.keys(all) as (keyof typeof all)[])
  return Object.fromEntries(verbs.map((verb) => [`${resource.tag}.${nameOf(resource, verb)}`, all[verb]]))
}

async function listRecords(table: Table, call: PlatformCall): Promise<JsonText> {
  const page = await listPage(call, { table, from: sql`${name(table.name)} t`, where: scope(table, call) })
  if (page.total === 0) await requireParents(table, call)
  return page
}

export async function getRecord(table: Table, call: PlatformCall, id: string): Promise<JsonText> {
  const json = await findJson(table, call, id)
  return json === undefined ? throwMissing(table, call, id) : new JsonText(json, id)
}

export const chosenID = async (call: PlatformCall): Promise<string> =>
  typeof call.body.ID === 'string' ? resolveID(call, call.body.ID) : newID()

export async function insertRecord(
  table: Table,
  call: PlatformCall,
  id: string,
  row: ColumnAssignment[],
): Promise<JsonText> {
  const keys = table.keys.map((key) => ({ column: key.column, value: sql`${keyValue(key, call)}` }))
  const all = [
    { column: 'marketplace_id', value: sql`${call.actor.marketplace}` },
    ...keys,
    { column: 'id', value: sql`${id}` },
    ...(await ownerAssignments(table, call)),
    ...row,
  ]
  const made = await call.db.find<{ json: string }>(sql`
    with t as (
      insert into ${name(table.name)} (${join(all.map(({ column }) => name(column)))})
      values (${join(all.map(({ value }) => value))})
      returning *)
    select row_to_json(it)::text as json from (select ${selectList(table)} from t) it`)
  return new JsonText(made?.json ?? '', id)
}

/** Where no rule has read the record for the audit, the update returns it as it was: a round trip of four is saved. */
async function updateRecord(
  table: Table,
  call: PlatformCall,
  id: string,
  row: ColumnAssignment[],
): Promise<JsonText | undefined> {
  const where = sql`${writeScope(table, call)} and t.id = ${id}`
  const isKept = needsBefore(call)
  if (row.length === 0) {
    if (isKept) keepBefore(call, await findStored(table, call, where))
    return getRecord(table, call, id)
  }
  const changed = await call.db.find<{ id: string; json: string; before: RequestBody | null }>(sql`
    with ${isKept ? sql`before as (${storedRow(table, where)}),` : sql``}
    t as (
      update ${name(table.name)} t
      set ${join(row.map(({ column, value }) => sql`${name(column)} = ${value}`))}
      ${isKept ? sql`from before` : sql``}
      where ${where}
      returning t.*)
    select t.id, (select row_to_json(it)::text from (select ${selectList(table)}) it) as json,
      ${isKept ? sql`(select b.row from before b)` : sql`null`} as before
    from t`)
  if (!changed) return undefined
  if (changed.before) keepBefore(call, storedRecord(table, changed.before))
  return new JsonText(changed.json, changed.id)
}

/** Replaces the record or creates it under the ID in the path; a different ID in the body renames it. */
async function saveRecord(table: Table, call: PlatformCall, id: string): Promise<JsonText> {
  const row = [...(await renameAssignments(call, id)), ...fullRow(table, call.body)]
  return (await updateRecord(table, call, id, row)) ?? insertRecord(table, call, checkID(id), fullRow(table, call.body))
}

async function patchRecord(table: Table, call: PlatformCall, id: string): Promise<JsonText> {
  const row = [...(await renameAssignments(call, id)), ...changedColumns(table, call.body)]
  const changed = (await updateRecord(table, call, id, row)) ?? (await throwMissing(table, call, id))
  checkMerged(table, changed)
  return changed
}

/** Each of two writes may be short enough while the merged value is too long. */
function checkMerged({ model }: Table, { text }: JsonText): void {
  const limit = model.properties.xp?.['x-maxSerialized']
  if (!limit || text.length <= limit) return
  const { xp } = JSON.parse(text) as { xp: unknown }
  if (JSON.stringify(xp).length > limit)
    fail('ValidationFailure', { Property: 'xp' }, `xp must be at most ${limit} characters of JSON.`)
}

async function renameAssignments(call: PlatformCall, id: string): Promise<ColumnAssignment[]> {
  const { ID: wanted } = call.body as RequestBody & { ID?: string | null }
  return wanted && wanted !== id ? [{ column: 'id', value: sql`${await resolveID(call, wanted)}` }] : []
}

export async function removeRecord(table: Table, call: PlatformCall, id: string): Promise<undefined> {
  // a list of changes has read it under its lock
  const row = needsBefore(call) ? sql`to_jsonb(t)` : sql`null`
  const gone = await call.db.find<{ row: RequestBody | null }>(
    sql`delete from ${name(table.name)} t where ${writeScope(table, call)} and t.id = ${id} returning ${row} as row`,
  )
  if (!gone) return throwMissing(table, call, id)
  if (gone.row) keepBefore(call, storedRecord(table, gone.row))
}

/** Throws a 404 for the record, or for its parent if that is missing. */
export async function throwMissing(table: Table, call: PlatformCall, id: string): Promise<never> {
  await requireParents(table, call)
  throw notFound(table.model.title, id)
}
