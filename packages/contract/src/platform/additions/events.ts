import { freeObject, moment, required, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import type { Operation } from '../../kit/operation.ts'

export const RecordedEvent = model('RecordedEvent', {
  ID: required(text()),
  Date: required(moment()),
  Operation: required(text()),
  /** The address of the record: `products/p`. Null for carts. */
  Object: text(),
  Username: text(),
  /** The staff member who acted in the user's name. */
  Impersonator: text(),
  ClientID: text(),
  RequestID: text(),
  Address: text(),
  Parameters: freeObject(),
  Body: freeObject(),
  ReplyID: text(),
  /** The record before a write of the seller or a supplier, without secrets. */
  Before: freeObject(),
})

export const listEvents: Operation = {
  id: 'Events.List',
  tag: 'Events',
  name: 'List',
  verb: 'GET',
  path: '/events',
  roles: ['AuditReader'],
  callers: ['admin'],
  list: 'paged',
  reads: 'replica',
  query: ['object', 'username', 'person', 'requestID', 'operation', 'from', 'to', 'olderThan'],
  reply: RecordedEvent,
  status: 200,
  summary:
    'List what was written, newest first: by a record and everything below it, by username, by person (username, email, or first and last name), by request, operation and time, or what is older than an event.',
  isAddition: true,
}

/** Without a role: whoever saves something may take it back. Writes under another name are not among them. */
export const listOwnEvents: Operation = {
  id: 'Me.ListEvents',
  tag: 'Me',
  name: 'ListEvents',
  verb: 'GET',
  path: '/me/events',
  roles: [],
  callers: ['admin', 'supplier'],
  list: 'paged',
  query: ['requestID'],
  reply: RecordedEvent,
  status: 200,
  summary: 'List what the caller wrote, newest first, by request.',
  isAddition: true,
}

/** Everyone of the seller and of suppliers may follow; each is told only of records that they may read. */
export const streamEvents: Operation = {
  id: 'Events.Stream',
  tag: 'Events',
  name: 'Stream',
  verb: 'GET',
  path: '/events/stream',
  roles: [],
  callers: ['admin', 'supplier'],
  isStream: true,
  status: 200,
  summary: 'Follow what is written as server-sent events with operation and IDs, from Last-Event-ID on.',
  isAddition: true,
}
