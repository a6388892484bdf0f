import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import { answerAttachment } from '../../../kit/uploads/message-attachments.ts'
import { answerReturnPhoto } from '../../orders/returns/return-photos.ts'

const tables: ReadonlyMap<string, Sql> = new Map([
  ['order', sql`sales_messages`],
  ['quote', sql`quote_messages`],
])

/** Serves the attachment of a customer's message, or a photo of a return, to staff. */
export async function messagePhoto(db: Queryable, kind: string, messageId: string) {
  if (kind === 'return') return answerReturnPhoto(db, messageId)
  const table = tables.get(kind) ?? refuse('NotFound')
  const found = await db.find<{ photo: Buffer }>(sql`
    select photo from ${table} where id::text = ${messageId} and photo is not null`)
  return answerAttachment(`${kind}-${messageId}`, found?.photo ?? refuse('NotFound'))
}
