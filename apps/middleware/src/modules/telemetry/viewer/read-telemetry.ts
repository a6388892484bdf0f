import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { UploadStore } from '../../../kit/uploads/upload-store.ts'

export interface TelemetryError {
  message: string
  stack: string | null
  path: string
  reference: string
  times: number
  firstAt: Date
  lastAt: Date
}

export interface TelemetryRecording {
  id: string
  customerId: string | null
  email: string | null
  pages: string[]
  parts: number
  bytes: number
  startedAt: Date
  lastAt: Date
}

export interface TelemetryEvent {
  name: string
  path: string
  data: unknown
  happenedAt: Date
}

const maxRows = 200
const recordingColumns = sql`
  id, customer_id as "customerId", email, pages, parts, bytes::float8 as bytes, started_at as "startedAt",
  last_at as "lastAt"`

export const listErrors = (db: Queryable): Promise<TelemetryError[]> =>
  db.rows(sql`
    select message, coalesce(mapped, stack) as stack, path, reference, times, first_at as "firstAt", last_at as "lastAt"
    from collected_errors order by last_at desc, fingerprint limit ${maxRows}`)

export const listRecordings = (db: Queryable): Promise<TelemetryRecording[]> =>
  db.rows(sql`select ${recordingColumns} from recordings order by started_at desc, id limit ${maxRows}`)

export const findRecording = (db: Queryable, id: string): Promise<TelemetryRecording | undefined> =>
  db.find(sql`select ${recordingColumns} from recordings where id::text = ${id}`)

export const listEvents = (db: Queryable): Promise<TelemetryEvent[]> =>
  db.rows(sql`
    select name, path, data, happened_at as "happenedAt" from collected_events
    order by received_at desc, id limit ${maxRows}`)

/** All events of a recording as one JSON list, in the order of its parts. */
export async function readRecording(db: Queryable, uploads: UploadStore, id: string): Promise<string> {
  const parts = await db.rows<{ events: Buffer }>(sql`
    select events from recording_parts where recording_id::text = ${id} order by part`)
  const texts = await Promise.all(
    parts.map(async ({ events }) => (await promisify(gunzip)(await uploads.read(events))).toString()),
  )
  return `[${texts.map((text) => text.trim().slice(1, -1)).join(',')}]`
}
