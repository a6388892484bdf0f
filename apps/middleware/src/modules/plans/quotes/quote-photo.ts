import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { customerOf } from '../../../kit/customer-of.ts'
import { isUuid } from '../../../kit/is-uuid.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { answerAttachment } from '../../../kit/uploads/message-attachments.ts'
import type { PlanCall } from '../plan-needs.ts'
import { visibleQuotes } from './visible-quotes.ts'

/** Serves the photo or PDF of a quote message to people who may open the quote. */
export async function quotePhoto(db: Queryable, call: PlanCall, quotationId: string, messageId: string) {
  const found = isUuid(messageId)
    ? await db.find<{ photo: Buffer }>(sql`
        select m.photo from quote_messages m join quotes q on q.id = m.quote_id
        where m.id = ${messageId} and q.id = ${quotationId} and m.photo is not null and ${visibleQuotes(customerOf(call))}`)
    : undefined
  return answerAttachment(quotationId, found?.photo ?? refuse('NotFound'))
}
