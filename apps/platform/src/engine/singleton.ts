import { type Singleton, singletonName } from '@tessera/contract/kit/singleton'
import { notFound } from '@tessera/server/api-error'
import { Json } from '@tessera/server/json'
import { join, name, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { shown } from './shown.ts'
import { type Table, tableOf } from './table.ts'
import { type Assignment, changes, fullRow } from './write.ts'

/** Get, save, patch and delete handlers of a record that a marketplace has once. */
export function singleton(declaration: Singleton): PlatformHandlers {
  const table = tableOf(declaration.model, declaration.path, declaration.table)
  const one = { ...table, kind: declaration.kind }
  const at = (verb: Parameters<typeof singletonName>[1]) => `${declaration.tag}.${singletonName(declaration, verb)}`
  return {
    [at('Get')]: (call) => get(one, call),
    [at('Save')]: (call) => save(one, call),
    [at('Patch')]: (call) => patch(one, call),
    [at('Delete')]: (call) => remove(one, call),
  }
}

type One = Table & { kind: string | undefined }

const own = (one: One, call: PlatformCall) =>
  one.kind
    ? sql`t.marketplace_id = ${call.actor.marketplace} and t.kind = ${one.kind}`
    : sql`t.marketplace_id = ${call.actor.marketplace}`

const unset = ({ model, kind }: One) => notFound(model.title, kind ?? 'config')

async function get(one: One, call: PlatformCall): Promise<Json> {
  const row = await call.db.find<{ json: string }>(sql`
    select row_to_json(it)::text as json from (select ${shown(one)} from ${name(one.name)} t where ${own(one, call)}) it`)
  if (!row) throw unset(one)
  return new Json(row.json)
}

async function save(one: One, call: PlatformCall): Promise<Json> {
  const kind: Assignment[] = one.kind ? [{ column: 'kind', value: sql`${one.kind}` }] : []
  const key = [{ column: 'marketplace_id', value: sql`${call.actor.marketplace}` }, ...kind]
  const row = fullRow(one, call.body)
  const all = [...key, ...row]
  await call.db.rows(sql`
    insert into ${name(one.name)} (${join(all.map(({ column }) => name(column)))})
    values (${join(all.map(({ value }) => value))})
    on conflict (${join(key.map(({ column }) => name(column)))})
    do update set ${join(row.map(({ column }) => sql`${name(column)} = excluded.${name(column)}`))}`)
  return get(one, call)
}

async function patch(one: One, call: PlatformCall): Promise<Json> {
  const row = changes(one, call.body)
  if (row.length > 0) {
    const set = join(row.map(({ column, value }) => sql`${name(column)} = ${value}`))
    await call.db.rows(sql`update ${name(one.name)} t set ${set} where ${own(one, call)}`)
  }
  return get(one, call)
}

async function remove(one: One, call: PlatformCall): Promise<undefined> {
  const gone = await call.db.find(sql`delete from ${name(one.name)} t where ${own(one, call)} returning true`)
  if (!gone) throw unset(one)
}
