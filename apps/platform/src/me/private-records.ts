import type { ErrorCode } from '@tessera/contract/errors'
import { fail, notFound } from '@tessera/server/api-error'
import { pathParameter, type RequestBody } from '@tessera/server/call'
import type { JsonText } from '@tessera/server/json-text'
import { join, name, type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { type ColumnAssignment, changedColumns, fullRow } from '../engine/column-assignments.ts'
import { checkID, newID } from '../engine/ids.ts'
import { type ListSource, listPage } from '../engine/list-page.ts'
import type { Table } from '../engine/table.ts'
import type { RecordOwner } from '../visibility/usable-addresses.ts'
import { currentViewer } from '../visibility/viewer-context.ts'
import { findListed, getListed } from './find-listed.ts'

/** A resource with private records of users beside those shared by their company. */
export interface PrivateKind {
  /** `Address`: the suffix of operation names, and the object type in a 404. */
  title: string
  many: string
  parameter: string
  /** As shown to users, and as stored. */
  view: Table
  stored: Table
  rows: (owner: RecordOwner) => Sql
  /** The columns that hold the company. */
  company: (buyerID: string) => ColumnAssignment[]
  /** Columns that only private records have. */
  privateColumns: (body: RequestBody, isPatch: boolean) => ColumnAssignment[]
  shared: ErrorCode
  /** Throws if the record to be stored is invalid. */
  check: (after: RequestBody) => void
}

/** List, read and write handlers. Shared records are read-only here. */
export function privateRecords(kind: PrivateKind): PlatformHandlers {
  const { title, many, view } = kind
  const idIn = (call: PlatformCall) => pathParameter(call, kind.parameter)
  const get = async (call: PlatformCall, id: string) => getListed(call, await rowsOf(kind, call), title, id)
  return {
    [`Me.List${many}`]: async (call) => listPage(call, await rowsOf(kind, call)),
    [`Me.Get${title}`]: (call) => get(call, idIn(call)),
    [`Me.Create${title}`]: async (call) => get(call, await insertPrivate(kind, call, newID())),
    [`Me.Save${title}`]: async (call) => get(call, await savePrivate(kind, call, idIn(call))),
    [`Me.Patch${title}`]: (call) => patchPrivate(kind, call, idIn(call)),
    [`Me.Delete${title}`]: async (call) => {
      await getEditable(kind, call, idIn(call))
      await call.db.rows(sql`delete from ${name(view.name)} t where ${isOwnRecord(call, idIn(call))}`)
      return undefined
    },
  }
}

const rowsOf = async ({ view, rows }: PrivateKind, call: PlatformCall): Promise<ListSource> => ({
  table: view,
  from: rows({ ...(await currentViewer(call)), userKey: call.actor.userKey }),
  where: sql`true`,
})

const isOwnRecord = ({ actor }: PlatformCall, id: string): Sql =>
  sql`t.marketplace_id = ${actor.marketplace} and t.private_of = ${actor.userKey} and t.id = ${id}`

async function findEditable(kind: PrivateKind, call: PlatformCall, id: string): Promise<RequestBody | undefined> {
  // lock first, so that the record does not change before it is written
  await call.db.find(sql`select from ${name(kind.view.name)} t where ${isOwnRecord(call, id)} for no key update`)
  const found: JsonText | undefined = await findListed(call, await rowsOf(kind, call), id)
  const record = found && (JSON.parse(found.text) as RequestBody)
  if (record && !record.Editable) fail(kind.shared, { ObjectID: id })
  return record
}

async function getEditable(kind: PrivateKind, call: PlatformCall, id: string): Promise<RequestBody> {
  const found = await findEditable(kind, call, id)
  if (!found) throw notFound(kind.title, id)
  return found
}

async function insertPrivate(kind: PrivateKind, call: PlatformCall, id: string): Promise<string> {
  const { body, actor, db } = call
  kind.check(body)
  const row: ColumnAssignment[] = [
    { column: 'marketplace_id', value: sql`${actor.marketplace}` },
    ...kind.company(actor.companyID),
    { column: 'id', value: sql`${id}` },
    { column: 'private_of', value: sql`${actor.userKey}` },
    ...kind.privateColumns(body, false),
    ...fullRow(kind.stored, body),
  ]
  await db.rows(sql`
    insert into ${name(kind.view.name)} (${join(row.map(({ column }) => name(column)))})
    values (${join(row.map(({ value }) => value))})`)
  return id
}

async function updatePrivate(
  kind: PrivateKind,
  call: PlatformCall,
  id: string,
  row: ColumnAssignment[],
): Promise<void> {
  if (row.length === 0) return
  await call.db.rows(sql`
    update ${name(kind.view.name)} t set ${join(row.map(({ column, value }) => sql`${name(column)} = ${value}`))}
    where ${isOwnRecord(call, id)}`)
}

async function savePrivate(kind: PrivateKind, call: PlatformCall, id: string): Promise<string> {
  if (!(await findEditable(kind, call, id))) return insertPrivate(kind, call, checkID(id))
  kind.check(call.body)
  await updatePrivate(kind, call, id, [...kind.privateColumns(call.body, false), ...fullRow(kind.stored, call.body)])
  return id
}

async function patchPrivate(kind: PrivateKind, call: PlatformCall, id: string): Promise<undefined> {
  const before = await getEditable(kind, call, id)
  kind.check({ ...before, ...call.body })
  await updatePrivate(kind, call, id, [
    ...kind.privateColumns(call.body, true),
    ...changedColumns(kind.stored, call.body),
  ])
}
