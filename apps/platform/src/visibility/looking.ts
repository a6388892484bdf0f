import { type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { askEpoch, type Sighting } from '../product-search/epoch.ts'
import { readView, type View, type Viewer } from './viewer.ts'
import { type Who, who } from './who.ts'

/** A statement that selects `columns` beside what it reads, and answers exactly one row. */
export type Statement = (viewer: Viewer, columns: Sql) => Sql

export interface Looked<Row> {
  row: Row
  viewer: Viewer
  /** Where what is worked out for this view may be kept. */
  values: Map<string, Promise<unknown>>
}

const keyOf = ({ buyerID, userID }: Who): string => JSON.stringify(['view', buyerID, userID])

/** Reads through the eyes of the caller as this process knows them; if that turns out to be old, once more as they are. */
export async function look<Row extends object>(call: PlatformCall, statement: Statement): Promise<Looked<Row>> {
  const me = who(call.actor)
  const asked = askEpoch(me.marketplace)
  const known = asked.known?.get(keyOf(me)) as Promise<View> | undefined
  if (known) {
    const viewer = { ...me, ...(await known) }
    const row = await getRow<Row>(call, statement(viewer, asked.columns))
    const values = asked.values(row)
    if (values.get(keyOf(me)) === known) return { row, viewer, values }
  }
  return lookAfresh(call, me, statement)
}

async function lookAfresh<Row extends object>(call: PlatformCall, me: Who, statement: Statement): Promise<Looked<Row>> {
  const before = askEpoch(me.marketplace)
  const view = await readView<Sighting>(call.db, me, before.columns)
  const fresh = Promise.resolve(view)
  before.values(view).set(keyOf(me), fresh)
  const viewer = { ...me, ...view }
  const asked = askEpoch(me.marketplace)
  const row = await getRow<Row>(call, statement(viewer, asked.columns))
  const values = asked.values(row)
  // something was written in between: good enough for this answer, but not to be kept
  return { row, viewer, values: values.get(keyOf(me)) === fresh ? values : new Map() }
}

async function getRow<Row extends object>({ db }: PlatformCall, statement: Sql): Promise<Row & Sighting> {
  const row = await db.find<Row & Sighting>(statement)
  if (!row) throw new Error('A select without a from clause answers one row.')
  return row
}

/** The caller's eyes, for reads that need nothing but them. */
export const currentViewer = async (call: PlatformCall): Promise<Viewer> =>
  (await look(call, (_viewer, columns) => sql`select ${columns}`)).viewer
