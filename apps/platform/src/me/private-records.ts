import type { ErrorCode } from '@tessera/contract/errors'
import { fail, notFound } from '@tessera/server/api-error'
import { type Body, parameter } from '@tessera/server/call'
import type { Json } from '@tessera/server/json'
import { join, name, type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { checkID, newID } from '../engine/ids.ts'
import { listFull, type Source } from '../engine/list.ts'
import type { Table } from '../engine/table.ts'
import { type Assignment, changes, fullRow } from '../engine/write.ts'
import { currentViewer } from '../visibility/looking.ts'
import type { Owner } from '../visibility/own-addresses.ts'
import { findOne, getOne } from './find-one.ts'

/** A resource with private records of users beside those shared by their company. */
export interface PrivateKind {
  /** `Address`: the suffix of operation names, and the object type in a 404. */
  title: string
  many: string
  parameter: string
  /** As shown to users, and as stored. */
  view: Table
  stored: Table
  rows: (owner: Owner) => Sql
  /** The columns that hold the company. */
  company: (buyerID: string) => Assignment[]
  /** Columns that only private records have. */
  own: (body: Body, isPatch: boolean) => Assignment[]
  shared: ErrorCode
  /** Throws if the record to be stored is invalid. */
  check: (after: Body) => void
}

/** List, read and write handlers. Shared records are read-only here. */
export function privateRecords(kind: PrivateKind): PlatformHandlers {
  const { title, many, view } = kind
  const idIn = (call: PlatformCall) => parameter(call, kind.parameter)
  const get = async (call: PlatformCall, id: string) => getOne(call, await rowsOf(kind, call), title, id)
  return {
    [`Me.List${many}`]: async (call) => listFull(call, await rowsOf(kind, call)),
    [`Me.Get${title}`]: (call) => get(call, idIn(call)),
    [`Me.Create${title}`]: async (call) => get(call, await insert(kind, call, newID())),
    [`Me.Save${title}`]: async (call) => get(call, await save(kind, call, idIn(call))),
    [`Me.Patch${title}`]: (call) => patch(kind, call, idIn(call)),
    [`Me.Delete${title}`]: async (call) => {
      await getEditable(kind, call, idIn(call))
      await call.db.rows(sql`delete from ${name(view.name)} t where ${isOwn(call, idIn(call))}`)
      return undefined
    },
  }
}

const rowsOf = async ({ view, rows }: PrivateKind, call: PlatformCall): Promise<Source> => ({
  table: view,
  from: rows({ ...(await currentViewer(call)), userKey: call.actor.userKey }),
  where: sql`true`,
})

const isOwn = ({ actor }: PlatformCall, id: string): Sql =>
  sql`t.marketplace_id = ${actor.marketplace} and t.private_of = ${actor.userKey} and t.id = ${id}`

async function findEditable(kind: PrivateKind, call: PlatformCall, id: string): Promise<Body | undefined> {
  // lock first, so that the record does not change before it is written
  await call.db.find(sql`select from ${name(kind.view.name)} t where ${isOwn(call, id)} for no key update`)
  const found: Json | undefined = await findOne(call, await rowsOf(kind, call), id)
  const record = found && (JSON.parse(found.text) as Body)
  if (record && !record.Editable) fail(kind.shared, { ObjectID: id })
  return record
}

async function getEditable(kind: PrivateKind, call: PlatformCall, id: string): Promise<Body> {
  const found = await findEditable(kind, call, id)
  if (!found) throw notFound(kind.title, id)
  return found
}

async function insert(kind: PrivateKind, call: PlatformCall, id: string): Promise<string> {
  const { body, actor, db } = call
  kind.check(body)
  const row: Assignment[] = [
    { column: 'marketplace_id', value: sql`${actor.marketplace}` },
    ...kind.company(actor.companyID),
    { column: 'id', value: sql`${id}` },
    { column: 'private_of', value: sql`${actor.userKey}` },
    ...kind.own(body, false),
    ...fullRow(kind.stored, body),
  ]
  await db.rows(sql`
    insert into ${name(kind.view.name)} (${join(row.map(({ column }) => name(column)))})
    values (${join(row.map(({ value }) => value))})`)
  return id
}

async function update(kind: PrivateKind, call: PlatformCall, id: string, row: Assignment[]): Promise<void> {
  if (row.length === 0) return
  await call.db.rows(sql`
    update ${name(kind.view.name)} t set ${join(row.map(({ column, value }) => sql`${name(column)} = ${value}`))}
    where ${isOwn(call, id)}`)
}

async function save(kind: PrivateKind, call: PlatformCall, id: string): Promise<string> {
  if (!(await findEditable(kind, call, id))) return insert(kind, call, checkID(id))
  kind.check(call.body)
  await update(kind, call, id, [...kind.own(call.body, false), ...fullRow(kind.stored, call.body)])
  return id
}

async function patch(kind: PrivateKind, call: PlatformCall, id: string): Promise<undefined> {
  const before = await getEditable(kind, call, id)
  kind.check({ ...before, ...call.body })
  await update(kind, call, id, [...kind.own(call.body, true), ...changes(kind.stored, call.body)])
}
