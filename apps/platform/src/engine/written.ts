import type { Body } from '@tessera/server/call'
import { name, type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { ownerOf } from './owner.ts'
import { findColumn, type Table } from './table.ts'

/** The full record before and after a write, for rules that need more than the properties in the body. */
export interface Written {
  /** The ID in the path; undefined when a record is created without one. */
  id: string | undefined
  /** The stored record, secrets included; locked until commit. */
  before: Body | undefined
  /** The record to be stored, except for xp. */
  after: Body
}

export async function writtenBy(table: Table, call: PlatformCall, where?: Sql, id?: string): Promise<Written> {
  const before = where && (await findStored(table, call, where))
  const after = call.operation.verb === 'PATCH' ? patched(before ?? {}, call.body) : filled(table, call.body)
  const owner = findColumn(table, 'OwnerID') && {
    OwnerID: before?.OwnerID ?? (await ownerOf(call, call.body.OwnerID)),
  }
  return { id, before, after: { ...after, ...owner } }
}

async function findStored(table: Table, call: PlatformCall, where: Sql): Promise<Body | undefined> {
  const found = await call.db.find<{ row: Body }>(
    sql`select to_jsonb(t) as row from ${name(table.name)} t where ${where} for no key update`,
  )
  return found && record(table, ({ column }) => found.row[column] ?? null)
}

/** Converts columns to properties; a value object whose columns are all null is null, as on the wire. */
function record({ columns }: Table, valueIn: (column: Table['columns'][number]) => unknown): Body {
  const made: Body = {}
  for (const column of columns) {
    const [head = '', part] = column.field.split('.')
    const value = valueIn(column)
    if (part === undefined) made[head] = value
    if (part !== undefined && value !== null) made[head] = { ...(made[head] as Body | null), [part]: value }
    made[head] ??= null
  }
  return made
}

const filled = (table: Table, body: Body): Body =>
  record(table, ({ field, schema }) => {
    const [head = '', part] = field.split('.')
    const outer = body[head]
    const given = part === undefined ? outer : (outer as Body | null | undefined)?.[part]
    if (part !== undefined && !outer) return null
    return given ?? schema.default ?? null
  })

function patched(before: Body, body: Body): Body {
  const given = Object.fromEntries(
    Object.entries(body).map(([field, value]) => [
      field,
      isInventory(field, value) ? merged(before, field, value) : value,
    ]),
  )
  return { ...before, ...given }
}

/** Inventory is the only value object whose parts are columns. */
const isInventory = (field: string, value: unknown): boolean => field === 'Inventory' && value !== null

const merged = (before: Body, field: string, value: unknown): Body => ({
  ...(before[field] as Body | null),
  ...(value as Body),
})
