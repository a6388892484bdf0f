import type { RecordingOpeningInput, StaffRecording } from '@tessera/client/shop/types.gen'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { optionalLine } from '../../../kit/form-fields.ts'
import { answerFile } from '../../../kit/http/answer-file.ts'
import { isUuid } from '../../../kit/is-uuid.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { UploadStore } from '../../../kit/uploads/upload-store.ts'
import { readRecording } from '../../telemetry/viewer/read-telemetry.ts'
import { findOpening } from '../audit/find-opening.ts'
import { type OperatorCall, recordOperatorAction } from '../store/operator.ts'
import { type RecordingRow, recordingColumns, recordingCustomer } from './list-observed.ts'

interface Needs {
  database: Database
  uploads: UploadStore
}

const action = 'recording.open'

/** One recorded visit. Whether it may be played depends on the caller's own opening. */
export async function getRecording(
  { database }: Pick<Needs, 'database'>,
  call: OperatorCall,
  recordingId: string,
): Promise<StaffRecording> {
  const found = isUuid(recordingId)
    ? await database.find<RecordingRow>(sql`
        select ${recordingColumns} from recordings r ${recordingCustomer} where r.id = ${recordingId}`)
    : undefined
  if (!found) return refuse('NotFound', gone)
  const opening = await findOpening(database, call, openingOf(recordingId))
  return { ...found, reason: opening?.reason ?? null, openUntil: opening?.openUntil ?? null }
}

/** The audit record is the opening. The same reason again within its hour is the same opening. */
export const openRecording = (
  { database }: Pick<Needs, 'database'>,
  call: OperatorCall,
  body: RecordingOpeningInput,
): Promise<void> =>
  database.transaction(async (db) => {
    const reason = optionalLine('reason', body.reason) ?? invalid('reason', 'Enter a reason.')
    const id = body.recordingId ?? ''
    const recording = await lockRecording(db, id)
    const known = await findOpening(db, call, openingOf(id))
    if (known?.reason === reason) return
    const after = { reason, visitor: recording.email }
    await recordOperatorAction(db, call, recording.accountId, { action, object: id, after })
  })

/** Everything the player needs, for people who said why. */
export async function getRecordingEvents({ database, uploads }: Needs, call: OperatorCall, recordingId: string) {
  const { openUntil } = await getRecording({ database }, call, recordingId)
  if (!openUntil) refuse('Recording.NotOpened')
  const bytes = Buffer.from(await readRecording(database, uploads, recordingId))
  return answerFile({ name: `recording-${recordingId}.json`, bytes }, 'application/json; charset=utf-8')
}

const gone = { message: 'Recordings are kept for 30 days. This one is gone.' }

async function lockRecording(db: Queryable, id: string): Promise<{ email: string | null; accountId: string | null }> {
  const found = isUuid(id)
    ? await db.find<{ email: string | null; accountId: string | null }>(sql`
        select r.email, (select p.account_id from people p where p.id = r.person_id) as "accountId"
        from recordings r where r.id = ${id} for update`)
    : undefined
  return found ?? refuse('NotFound', gone)
}

const openingOf = (recordingId: string) => ({ action, object: recordingId, minutes: 60 })
