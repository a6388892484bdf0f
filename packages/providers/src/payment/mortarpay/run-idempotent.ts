import { createHash } from 'node:crypto'
import { type DatabaseConnection, type DatabasePool, inTransaction, rowsOf } from './database.ts'
import { refuse } from './refusal-error.ts'
import type { MortarPayReply, MortarPayRequest } from './reply.ts'

interface KeyRow {
  hash: string
  status: number
  reply: object
}

export const requestHash = (name: string, { params, body }: MortarPayRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([name, params, body]))
    .digest('base64url')

/**
 * Runs the work once per idempotency key and replays the reply for repeats; a different body is refused. The key is
 * inserted in the transaction of the work: a second call waits for the first, and a refusal leaves the key free.
 */
export function runIdempotent(
  pool: DatabasePool,
  name: string,
  request: MortarPayRequest,
  work: (db: DatabaseConnection) => Promise<MortarPayReply>,
): Promise<MortarPayReply> {
  const { idempotencyKey } = request
  if (!idempotencyKey) refuse(400, 'key_missing', 'An Idempotency-Key is needed.')
  const hash = requestHash(name, request)
  return inTransaction(pool, async (db) => {
    const isFirst = await rowsOf(
      db,
      `insert into mortarpay.keys (key, request_hash) values ($1, $2) on conflict do nothing returning key`,
      [idempotencyKey, hash],
    )
    if (isFirst.length === 0) return replayReply(db, idempotencyKey, hash)
    const answer = await work(db)
    await db.query(`update mortarpay.keys set status = $2, reply = $3::jsonb where key = $1`, [
      idempotencyKey,
      answer.status,
      JSON.stringify(answer.body),
    ])
    return answer
  })
}

async function replayReply(db: DatabaseConnection, key: string, hash: string): Promise<MortarPayReply> {
  const [known] = await rowsOf<KeyRow>(
    db,
    `select request_hash as hash, status, reply from mortarpay.keys where key = $1`,
    [key],
  )
  if (known?.hash !== hash) return refuse(409, 'key_reused', 'This key was used for something else.')
  return { status: known.status, body: known.reply }
}
