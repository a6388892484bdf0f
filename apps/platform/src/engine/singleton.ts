import { type Singleton, singletonName } from '@tessera/contract/kit/singleton'
import { notFound } from '@tessera/server/api-error'
import type { RequestBody } from '@tessera/server/call'
import { JsonText } from '@tessera/server/json-text'
import { join, name, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler, PlatformHandlers } from '../actor.ts'
import { keepBefore, needsBefore } from './before-write.ts'
import { type ColumnAssignment, changedColumns, fullRow } from './column-assignments.ts'
import { selectList } from './select-list.ts'
import { type Table, tableOf } from './table.ts'
import { findStored, storedRecord } from './write-context.ts'

/** Get, save, patch and delete handlers of a record that a marketplace has once. */
export function singleton(declaration: Singleton): PlatformHandlers {
  const table = tableOf(declaration.model, declaration.path, declaration.table)
  const one = { ...table, kind: declaration.kind }
  const at = (verb: Parameters<typeof singletonName>[1]) => `${declaration.tag}.${singletonName(declaration, verb)}`
  return {
    [at('Get')]: (call) => getSingleton(one, call),
    [at('Save')]: withBefore(one, saveSingleton),
    [at('Patch')]: withBefore(one, patchSingleton),
    [at('Delete')]: (call) => removeSingleton(one, call),
  }
}

type One = Table & { kind: string | undefined }

const ownRecord = (one: One, call: PlatformCall) =>
  one.kind
    ? sql`t.marketplace_id = ${call.actor.marketplace} and t.kind = ${one.kind}`
    : sql`t.marketplace_id = ${call.actor.marketplace}`

/** Where no rule has read the record, the audit reads it. */
const withBefore =
  (one: One, write: (one: One, call: PlatformCall) => Promise<JsonText>): PlatformHandler =>
  async (call) => {
    if (needsBefore(call)) keepBefore(call, await findStored(one, call, ownRecord(one, call)))
    return write(one, call)
  }

const notSet = ({ model, kind }: One) => notFound(model.title, kind ?? 'config')

async function getSingleton(one: One, call: PlatformCall): Promise<JsonText> {
  const row = await call.db.find<{ json: string }>(sql`
    select row_to_json(it)::text as json from (select ${selectList(one)} from ${name(one.name)} t where ${ownRecord(one, call)}) it`)
  if (!row) throw notSet(one)
  return new JsonText(row.json)
}

async function saveSingleton(one: One, call: PlatformCall): Promise<JsonText> {
  const kind: ColumnAssignment[] = one.kind ? [{ column: 'kind', value: sql`${one.kind}` }] : []
  const key = [{ column: 'marketplace_id', value: sql`${call.actor.marketplace}` }, ...kind]
  const row = fullRow(one, call.body)
  const all = [...key, ...row]
  await call.db.rows(sql`
    insert into ${name(one.name)} (${join(all.map(({ column }) => name(column)))})
    values (${join(all.map(({ value }) => value))})
    on conflict (${join(key.map(({ column }) => name(column)))})
    do update set ${join(row.map(({ column }) => sql`${name(column)} = excluded.${name(column)}`))}`)
  return getSingleton(one, call)
}

async function patchSingleton(one: One, call: PlatformCall): Promise<JsonText> {
  const row = changedColumns(one, call.body)
  if (row.length > 0) {
    const set = join(row.map(({ column, value }) => sql`${name(column)} = ${value}`))
    await call.db.rows(sql`update ${name(one.name)} t set ${set} where ${ownRecord(one, call)}`)
  }
  return getSingleton(one, call)
}

async function removeSingleton(one: One, call: PlatformCall): Promise<undefined> {
  const gone = await call.db.find<{ row: RequestBody }>(
    sql`delete from ${name(one.name)} t where ${ownRecord(one, call)} returning to_jsonb(t) as row`,
  )
  if (!gone) throw notSet(one)
  keepBefore(call, storedRecord(one, gone.row))
}
