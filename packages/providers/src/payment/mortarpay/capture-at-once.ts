import { type DatabaseConnection, rowsOf } from './database.ts'
import { insertTakenNotice, type Notice } from './notice.ts'
import { paymentJson } from './payment-rows.ts'
import type { MortarPayReply } from './reply.ts'

export interface Capture {
  idempotencyKey: string
  /** Of the whole request. */
  hash: string
  paymentId: string
  amountCents: number
}

/**
 * Captures an authorized payment and stores its reply and notice in one statement. Undefined if it is not to be captured
 * or was captured already: then the usual way says why, or what was answered. A second call waits for the first and
 * finds another status.
 */
export async function captureAtOnce(
  db: DatabaseConnection,
  { idempotencyKey, hash, paymentId, amountCents }: Capture,
  now: Date,
): Promise<MortarPayReply | undefined> {
  const [row] = await rowsOf<{ reply: object; behaviour: string; notice: Notice }>(
    db,
    `with changed as (
       update mortarpay.payments set status = 'captured', captured_cents = $2, updated_at = $3
       where id = $1 and status = 'authorized' and expires_at > $3 and amount_cents >= $2
         and not exists (select from mortarpay.keys where key = $4)
       returning *),
     key as (
       insert into mortarpay.keys (key, request_hash, status, reply) select $4, $5, 201, ${paymentJson} from changed
       returning reply),
     ${insertTakenNotice('changed', '$3', '$6')}
     select key.reply, changed.behaviour, row_to_json(notice) as notice from changed, key, notice`,
    [paymentId, amountCents, now, idempotencyKey, hash, now.toISOString()],
  )
  return row && { status: 201, body: row.reply, isLost: row.behaviour === 'lost-capture', notice: row.notice }
}
