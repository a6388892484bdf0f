import type { NewNoteInput, StaffNotes } from '@tessera/client/shop/types.gen'
import { notedKinds, noteReaders, noteWriters } from '@tessera/contract/middleware/operator/note-models'
import { mayUseStaffCall } from '@tessera/domain/identity/may-use-staff-call'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { utcText } from '../../../kit/utc-text.ts'
import { type OperatorCall, operatorOf, recordOperatorAction } from '../store/operator.ts'
import { findSubject } from './find-subject.ts'

const mayUse = ({ actor }: OperatorCall, roles: (typeof noteReaders)['order']): boolean =>
  mayUseStaffCall(actor.bearer?.roles ?? [], { roles })

/** The kind, for people who may read records of it. */
export function readNotedKind(call: OperatorCall, kind: string): (typeof notedKinds)[number] {
  const noted = notedKinds.find((one) => one === kind) ?? invalid('kind', `Choose one of ${notedKinds.join(', ')}.`)
  return mayUse(call, noteReaders[noted]) ? noted : refuse('Session.NotYours')
}

/** The notes about a record, oldest first, and the colleague who takes care of it. */
export async function getNotes(db: Queryable, call: OperatorCall, kind: string, asked: string): Promise<StaffNotes> {
  const noted = readNotedKind(call, kind)
  const number = await findSubject(db, noted, asked)
  const notes = await db.rows<StaffNotes['notes'][number]>(sql`
    select id, ${utcText(sql`at`)} as at, author as by, body as text
    from (select * from staff_notes where kind = ${noted} and number = ${number} order by at desc, id limit 200) newest
    order by newest.at, id`)
  const assignee = await db.find<{ userID: string; name: string }>(sql`
    select assignee_id as "userID", assignee as name from staff_assignments
    where kind = ${noted} and number = ${number}`)
  return { notes, assignee: assignee ?? null }
}

/** Writes a note for colleagues. The audit says that there is one; its words are read with the record alone. */
export const addNote = (database: Database, call: OperatorCall, body: NewNoteInput) =>
  database.transaction(async (db) => {
    const kind = body.kind ?? invalid('kind', 'Say what the note is about.')
    if (!mayUse(call, noteWriters[kind])) refuse('Session.NotYours')
    const text = body.text?.trim() || invalid('text', 'Enter a note.')
    const key = body.key?.trim() || invalid('key', 'Send a key with the note.')
    const number = await findSubject(db, kind, body.number ?? '')
    const { userID, name } = operatorOf(call)
    const written = await db.find(sql`
      insert into staff_notes (id, kind, number, author_id, author, body)
      values (${key}, ${kind}, ${number}, ${userID}, ${name}, ${text}) on conflict (id) do nothing returning id`)
    if (written) await recordOperatorAction(db, call, null, { action: `${kind}.note`, object: number })
  })
