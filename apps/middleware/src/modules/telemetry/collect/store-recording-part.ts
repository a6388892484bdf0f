import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { isUuid } from '../../../kit/is-uuid.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { UploadStore } from '../../../kit/uploads/upload-store.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { readPart } from './read-part.ts'

interface RecordingPart {
  recording: string
  part: number
  path: string
  events: string
}

const maxBytes = 5 * 1024 * 1024
const maxPages = 200
const day = 24 * 60 * 60 * 1000

export interface RecordingNeeds {
  database: Database
  uploads: UploadStore
}

/** Stores one part. A recording belongs to the first person who signs in; a repeated part counts once. */
export async function storeRecordingPart(
  { database: db, uploads }: RecordingNeeds,
  input: RecordingPart,
  customer: Customer | undefined,
): Promise<void> {
  if (!isUuid(input.recording)) invalid('recording', 'recording must be the number of a recording.')
  const { packed, from, to } = await readPart(input.events)
  // a browser's clock may be wrong; a time more than a day off counts as now
  const shift = Math.abs(to - Date.now()) < day ? 0 : Date.now() - to
  const moments = { from: new Date(Math.max(from + shift, to + shift - day)), to: new Date(to + shift) }
  const stored = await uploads.keep(packed)
  await db.transaction(async (transaction) => {
    await upsertRecording(transaction, { input, bytes: packed.length, customer, ...moments })
    const added = await transaction.rows(sql`
      insert into recording_parts (recording_id, part, events) values (${input.recording}, ${input.part}, ${stored})
      on conflict do nothing returning part`)
    if (added.length === 0) return
    await transaction.rows(sql`
      update recordings set parts = parts + 1, bytes = bytes + ${packed.length} where id = ${input.recording}`)
  })
}

interface PartContext {
  input: RecordingPart
  bytes: number
  customer: Customer | undefined
  from: Date
  to: Date
}

async function upsertRecording(db: Queryable, { input, bytes, customer, from, to }: PartContext): Promise<void> {
  const person = customer?.personID ?? null
  const { recording, path } = input
  const [going] = await db.rows<{ bytes: string }>(sql`
    insert into recordings as known (id, person_id, customer_id, email, pages, started_at, last_at)
    values (${recording}, ${person}, ${customer?.account.id ?? null}, ${customer?.email ?? null}, ${[path]}, ${from}, ${to})
    on conflict (id) do update set
      person_id = coalesce(known.person_id, excluded.person_id),
      customer_id = coalesce(known.customer_id, excluded.customer_id),
      email = coalesce(known.email, excluded.email),
      pages = case
        when known.pages[cardinality(known.pages)] = excluded.pages[1] or cardinality(known.pages) >= ${maxPages}::int
        then known.pages else known.pages || excluded.pages end,
      started_at = least(known.started_at, excluded.started_at),
      last_at = greatest(known.last_at, excluded.last_at)
    where known.person_id is null or known.person_id = excluded.person_id
    returning bytes`)
  // another person is signed in now, or no one
  if (!going) return refuse('Request.Conflict')
  if (Number(going.bytes) + bytes > maxBytes) refuse('Request.TooLarge')
}
