import { RecordedEvent } from '@tessera/contract/platform/additions/events'
import { fail } from '@tessera/server/api-error'
import { queryValue } from '@tessera/server/call'
import { findInstant } from '@tessera/server/moment'
import { and, type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler } from '../actor.ts'
import { plainNames, readPage } from '../engine/list-page.ts'
import { pageOf } from '../engine/page-request.ts'
import { tableOf } from '../engine/table.ts'

const table = tableOf(RecordedEvent, '/events', 'events')

const shown = sql`t.id::text as "ID", t.at as "Date", t.operation as "Operation", t.object as "Object", t.username as "Username",
  t.impersonator as "Impersonator", t.client_id as "ClientID", t.request_id as "RequestID", t.address as "Address",
  t.params as "Parameters", t.body as "Body", t.reply_id as "ReplyID", t.before as "Before"`

/** Newest first. Transactions are numbered in the order in which they began to write. */
const order = sql`t.xid desc, t.id desc`

export const listEvents: PlatformHandler = (call) =>
  readPage(call, { table, from: sql`events t`, where: condition(call), shown }, order, pageOf(plainNames(call.query)))

/** Lists what the caller wrote in their own name. */
export const listOwnEvents: PlatformHandler = (call) => {
  const { marketplace, username } = call.actor
  const request = queryValue(call, 'requestID')
  const where = and([
    sql`t.marketplace_id = ${marketplace} and t.username = ${username} and t.object is not null`,
    sql`t.impersonator is null`,
    ...(request ? [sql`t.request_id = ${request}`] : []),
  ])
  return readPage(call, { table, from: sql`events t`, where, shown }, order, pageOf(plainNames(call.query)))
}

/** The partial indexes of records, requests and people hold only events with an object. */
function condition(call: PlatformCall): Sql {
  const value = (name: string) => queryValue(call, name) || undefined
  const [object, username, person, request, operation] = ['object', 'username', 'person', 'requestID', 'operation'].map(
    value,
  )
  return and([
    sql`t.marketplace_id = ${call.actor.marketplace}`,
    ...(object ? [isAtOrBelow(object)] : []),
    ...(username ? [sql`t.username = ${username} and t.object is not null`] : []),
    ...(person ? [sql`${isByPerson(call.actor.marketplace, person)} and t.object is not null`] : []),
    ...(request ? [sql`t.request_id = ${request} and t.object is not null`] : []),
    ...(operation ? [sql`t.operation = ${operation}`] : []),
    ...timeCondition('from', value('from'), (moment) => sql`t.at >= ${moment}::timestamptz`),
    ...olderCondition(value('olderThan')),
    ...timeCondition('to', value('to'), (moment) => sql`t.at < ${moment}::timestamptz`),
  ])
}

/** Several people may have one name. What is given is also a username, because its user may be gone. */
const isByPerson = (marketplace: string, person: string): Sql => sql`
  t.username = any(array(
    select u.username from users u
    where u.marketplace_id = ${marketplace} and (lower(u.username) = lower(${person})
      or lower(u.email) = lower(${person}) or lower(u.first_name || ' ' || u.last_name) = lower(${person}))
  ) || ${person}::text)`

/** `/` sorts before `0`, so everything below an address lies between the two. */
const isAtOrBelow = (object: string): Sql =>
  sql`(t.object = ${object} or (t.object ~>=~ ${`${object}/`} and t.object ~<~ ${`${object}0`}))`

/** Behind an event in the order of the list. An ID that is none has nothing behind it. */
function olderCondition(id: string | undefined): Sql[] {
  if (id === undefined) return []
  if (!/^\d{1,18}$/.test(id)) return fail('List.InvalidType', { Property: 'olderThan', Expected: 'the ID of an event' })
  return [sql`(t.xid, t.id) < (select e.xid, e.id from events e where e.id = ${id}::bigint)`]
}

function timeCondition(name: string, given: string | undefined, condition: (moment: string) => Sql): Sql[] {
  if (given === undefined) return []
  return [condition(findInstant(given) ?? fail('List.InvalidType', { Property: name, Expected: 'a time' }))]
}
