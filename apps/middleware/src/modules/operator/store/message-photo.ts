import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import { answerAttachment } from '../../../kit/uploads/message-attachments.ts'

const tables: ReadonlyMap<string, Sql> = new Map([
  ['order', sql`sales_messages`],
  ['quote', sql`quote_messages`],
])

/** Serves the attachment of a customer's message to staff. */
export async function messagePhoto(db: Queryable, kind: string, messageId: string) {
  const table = tables.get(kind) ?? refuse('NotFound')
  const found = await db.find<{ photo: Buffer }>(sql`
    select photo from ${table} where id::text = ${messageId} and photo is not null`)
  return answerAttachment(`${kind}-${messageId}`, found?.photo ?? refuse('NotFound'))
}
