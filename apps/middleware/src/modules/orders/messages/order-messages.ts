import { isPdf } from '@tessera/documents/read-pdf/find-pdf-problem'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { answerAttachment, attachmentKind, takeAttachment } from '../../../kit/uploads/message-attachments.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { queueAnswerEmail } from '../emails/queue-order-emails.ts'
import { getOrderRecord } from '../records/get-order.ts'
import { orderMessageEmail } from './order-message-email.ts'

export interface OrderQuestion {
  customer: Customer
  number: string
  text: string
  photo?: string | null
  now: Date
  publicUrl: string
}

/** Stores the message with the order and emails it to the store; replies go to the customer. */
export const sendOrderMessage = (
  database: Database,
  { customer, number, text, photo: token, now, publicUrl }: OrderQuestion,
): Promise<void> =>
  database.transaction(async (db) => {
    const order = await getOrderRecord(db, customer, number)
    const body = text.trim()
    if (body === '') invalid('text', 'Enter a message.')
    const photo = await takeAttachment(db, token, now)
    const author = `${customer.firstName} ${customer.lastName}`
    await db.rows(sql`
      insert into sales_messages (document_id, person_id, author, is_ours, body, sent_at, photo)
      values (${order.number}, ${customer.personID}, ${author}, false, ${body}, ${now}, ${photo})`)
    const store = await db.find<{ email: string }>(sql`select email from stores where id = ${order.storeId}`)
    if (store)
      await queueEmail(
        db,
        orderMessageEmail(
          store.email,
          {
            number: order.number,
            author,
            customerNumber: customer.account.id,
            email: customer.email,
            text: body,
            attachment: photo && (isPdf(photo) ? 'PDF' : 'Photo'),
          },
          publicUrl,
        ),
      )
  })

/** Serves the photo or PDF of a message to people who may see the order. */
export async function orderPhoto(db: Queryable, customer: Customer, number: string, messageId: string) {
  const order = await getOrderRecord(db, customer, number)
  const found = await db.find<{ photo: Buffer }>(sql`
    select photo from sales_messages
    where document_id = ${order.number} and id::text = ${messageId} and photo is not null`)
  return answerAttachment(order.number, found?.photo ?? refuse('NotFound'))
}

export interface StoreAnswer {
  documentId: string
  author: string
  text: string
  photo?: Buffer | null
}

/** Stores the store's answer with the order and emails it to the person who placed the order. */
export async function answerOrderMessage(
  db: Queryable,
  { documentId, author, text, photo = null }: StoreAnswer,
  publicUrl: string,
  now: Date,
): Promise<void> {
  await db.rows(sql`
    insert into sales_messages (document_id, author, is_ours, body, sent_at, photo)
    values (${documentId}, ${author}, true, ${text}, ${now}, ${photo})`)
  const answer = { author, text, attachment: attachmentKind(photo) }
  await queueAnswerEmail(db, documentId, answer, { publicUrl, now })
}
