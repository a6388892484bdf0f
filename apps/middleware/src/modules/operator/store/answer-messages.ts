import type { QuoteAnswerInput, StoreAnswerInput } from '@tessera/client/shop/types.gen'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { invalid } from '../../../kit/shop-error.ts'
import { attachmentKind, takeAttachment } from '../../../kit/uploads/message-attachments.ts'
import { answerOrderMessage } from '../../orders/messages/order-messages.ts'
import { quoteAnswerEmail } from '../../plans/quotes/quote-emails.ts'
import { writeMessage } from '../../plans/quotes/write-version.ts'
import { lockOrderByNumber, lockQuoteById, type OperatorCall, operatorOf, recordOperatorAction } from './operator.ts'

export interface OperatorNeeds {
  database: Database
  publicUrl: string
}

const requireText = (text: string | undefined): string => text?.trim() || invalid('text', 'Enter a message.')

export const answerOrder = ({ database, publicUrl }: OperatorNeeds, call: OperatorCall, body: StoreAnswerInput) =>
  database.transaction(async (db) => {
    const text = requireText(body.text)
    const { id, accountId } = await lockOrderByNumber(db, body.number ?? '')
    if (body.photo && accountId === null) invalid('photo', 'Guests have no page with messages. Send it without a file.')
    const photo = await takeAttachment(db, body.photo, call.now)
    const answer = { documentId: id, author: operatorOf(call).name, text, photo }
    await answerOrderMessage(db, answer, publicUrl, call.now)
    await recordOperatorAction(db, call, accountId, { action: 'order.answer', object: id })
  })

export const answerQuote = ({ database, publicUrl }: OperatorNeeds, call: OperatorCall, body: QuoteAnswerInput) =>
  database.transaction(async (db) => {
    const text = requireText(body.text)
    const id = body.quotationId ?? ''
    const { accountId } = await lockQuoteById(db, id)
    const lineNo = body.lineNo ?? null
    const isThere = await db.find(sql`select from quote_lines where quote_id = ${id} and line_no = ${lineNo} limit 1`)
    if (lineNo !== null && !isThere) invalid('lineNo', `There is no line ${lineNo}.`)
    const { name: author } = operatorOf(call)
    const photo = await takeAttachment(db, body.photo, call.now)
    await writeAnswer(db, { id, author, lineNo, text, photo }, publicUrl, call.now)
    await recordOperatorAction(db, call, accountId, { action: 'quote.answer', object: id })
  })

interface QuoteWords {
  id: string
  author: string
  lineNo: number | null
  text: string
  photo?: Buffer | null
}

/** Writes to the customer about a quote: on its page and by email. */
export async function writeAnswer(
  db: Queryable,
  { id, author, lineNo, text, photo = null }: QuoteWords,
  publicUrl: string,
  now: Date,
): Promise<void> {
  await writeMessage(db, id, { from: 'store', author, personId: null, lineNo, text, photo }, now)
  const reader = await db.find<{ email: string; firstName: string }>(sql`
    select p.email, p.first_name as "firstName" from quotes q join people p on p.id = q.person_id
    where q.id = ${id} and p.status = 'active'`)
  if (reader)
    await queueEmail(db, quoteAnswerEmail(reader, { id, author, text, attachment: attachmentKind(photo) }, publicUrl))
}
