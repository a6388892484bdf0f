import type { RequestBody } from '@tessera/server/call'
import { name, type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { ownerOf } from './owner.ts'
import { findColumn, type Table } from './table.ts'

/** The full record before and after a write, for rules that need more than the properties in the body. */
export interface WriteContext {
  /** The ID in the path; undefined when a record is created without one. */
  id: string | undefined
  /** The stored record, secrets included; locked until commit. */
  before: RequestBody | undefined
  /** The record to be stored, except for xp. */
  after: RequestBody
}

export async function readWriteContext(
  table: Table,
  call: PlatformCall,
  where?: Sql,
  id?: string,
): Promise<WriteContext> {
  const before = where && (await findStored(table, call, where))
  const after = call.operation.verb === 'PATCH' ? applyPatch(before ?? {}, call.body) : withDefaults(table, call.body)
  const owner = findColumn(table, 'OwnerID') && {
    OwnerID: before?.OwnerID ?? (await ownerOf(call, call.body.OwnerID)),
  }
  return { id, before, after: { ...after, ...owner } }
}

interface LockedRow {
  table: string
  row: RequestBody | undefined
}

/** Rows that were locked for a write which follows, by the parameters of its call, which copies of the call share. */
const lockedRows = new WeakMap<PlatformCall['params'], LockedRow>()

/** Locks the row of a record and keeps it for the write of this call, which would read it again. */
export async function lockStored(table: Table, call: PlatformCall, where: Sql): Promise<void> {
  const found = await call.db.find<{ row: RequestBody }>(storedRow(table, where))
  lockedRows.set(call.params, { table: table.name, row: found?.row })
}

/** The stored record, secrets included; locked until commit. */
export async function findStored(table: Table, call: PlatformCall, where: Sql): Promise<RequestBody | undefined> {
  const row = takeLocked(table, call) ?? (await call.db.find<{ row: RequestBody }>(storedRow(table, where)))?.row
  return row && storedRecord(table, row)
}

/** Once: a later read may follow a write. */
function takeLocked({ name: table }: Table, { params }: PlatformCall): RequestBody | undefined {
  const locked = lockedRows.get(params)
  lockedRows.delete(params)
  return locked?.table === table ? locked.row : undefined
}

export const storedRow = (table: Table, where: Sql): Sql =>
  sql`select to_jsonb(t) as row from ${name(table.name)} t where ${where} for no key update`

/** A row of the table as properties. */
export const storedRecord = (table: Table, row: RequestBody): RequestBody =>
  recordOf(table, ({ column }) => row[column] ?? null)

/** Converts columns to properties; a value object whose columns are all null is null, as on the wire. */
function recordOf({ columns }: Table, valueIn: (column: Table['columns'][number]) => unknown): RequestBody {
  const made: RequestBody = {}
  for (const column of columns) {
    const [head = '', part] = column.field.split('.')
    const value = valueIn(column)
    if (part === undefined) made[head] = value
    if (part !== undefined && value !== null) made[head] = { ...(made[head] as RequestBody | null), [part]: value }
    made[head] ??= null
  }
  return made
}

const withDefaults = (table: Table, body: RequestBody): RequestBody =>
  recordOf(table, ({ field, schema }) => {
    const [head = '', part] = field.split('.')
    const outer = body[head]
    const given = part === undefined ? outer : (outer as RequestBody | null | undefined)?.[part]
    if (part !== undefined && !outer) return null
    return given ?? schema.default ?? null
  })

function applyPatch(before: RequestBody, body: RequestBody): RequestBody {
  const given = Object.fromEntries(
    Object.entries(body).map(([field, value]) => [
      field,
      isInventory(field, value) ? mergeValueObject(before, field, value) : value,
    ]),
  )
  return { ...before, ...given }
}

/** Inventory is the only value object whose parts are columns. */
const isInventory = (field: string, value: unknown): boolean => field === 'Inventory' && value !== null

const mergeValueObject = (before: RequestBody, field: string, value: unknown): RequestBody => ({
  ...(before[field] as RequestBody | null),
  ...(value as RequestBody),
})
