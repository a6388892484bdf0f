import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { accountEmail } from '../../people/accounts/account-emails.ts'

interface Reader {
  email: string
  firstName: string
  isGuest: boolean
}

/** The person who placed the order; a guest's address comes from the payment. */
const findReader = (db: Queryable, documentId: string): Promise<Reader | undefined> =>
  db.find<Reader>(sql`
    select coalesce(p.email, a.email) as email, coalesce(p.first_name, 'customer') as "firstName",
      d.person_id is null as "isGuest"
    from sales_documents d
    left join people p on p.id = d.person_id and p.status = 'active'
    left join payment_attempts a on a.id = d.attempt_id
    where d.id = ${documentId} and (p.email is not null or (d.person_id is null and a.email is not null))`)

interface OrderEmail {
  template: string
  documentId: string
  subject: string
  sentences: readonly string[]
}

/** Runs in the transaction of the event it reports. */
async function queueOrderEmail(db: Queryable, email: OrderEmail, publicUrl: string): Promise<void> {
  const { template, documentId, subject, sentences } = email
  const reader = await findReader(db, documentId)
  if (!reader) return
  // guests have no order page
  const link = reader.isGuest ? [] : [`${publicUrl}/account/orders/${encodeURIComponent(documentId)}`]
  await queueEmail(db, accountEmail(template, reader, subject, [...sentences, ...link]))
}

interface ShippedBoxes {
  documentId: string
  lines: readonly { boxes: number }[]
  carrier?: string | null
  tracking?: string | null
}

export function queueShippedEmail(db: Queryable, sent: ShippedBoxes, publicUrl: string): Promise<void> {
  const { documentId, lines, carrier, tracking } = sent
  const boxes = lines.reduce((sum, line) => sum + line.boxes, 0)
  const what = `${boxes} ${boxes === 1 ? 'unit' : 'units'} of your order shipped${carrier ? ` with ${carrier}` : ''}.`
  const sentences = [
    what,
    ...(tracking ? [`Tracking number: ${tracking}`] : []),
    'Before you install, check that all boxes have the same lot number.',
  ]
  return queueOrderEmail(
    db,
    { template: 'order-shipped', documentId, subject: `Your order ${documentId}`, sentences },
    publicUrl,
  )
}

export function queueCanceledEmail(
  db: Queryable,
  canceled: { documentId: string; what: string },
  publicUrl: string,
): Promise<void> {
  const { documentId, what } = canceled
  const sentences = [`We canceled ${what}.`, 'If you already paid, we’ll refund your original payment method.']
  return queueOrderEmail(
    db,
    { template: 'order-canceled', documentId, subject: `Your order ${documentId}`, sentences },
    publicUrl,
  )
}

export const queueAnswerEmail = (
  db: Queryable,
  { documentId, author, text }: { documentId: string; author: string; text: string },
  publicUrl: string,
): Promise<void> =>
  queueOrderEmail(
    db,
    {
      template: 'order-answer',
      documentId,
      subject: `About order ${documentId}`,
      sentences: [`${author} wrote:`, text],
    },
    publicUrl,
  )
