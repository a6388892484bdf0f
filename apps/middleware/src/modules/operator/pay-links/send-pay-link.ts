import type { PayLinkRequestInput, SentPayLink } from '@tessera/client/shop/types.gen'
import { addDays } from '@tessera/domain/billing/calendar'
import { documentTypes } from '@tessera/domain/billing/document-types'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { readToday } from '../../../kit/business-day.ts'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { optionalText, requiredEmail } from '../../../kit/form-fields.ts'
import { readIdempotencyKey } from '../../../kit/read-idempotency-key.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { lockDocuments } from '../../ledger/invoice-payment/lock-documents.ts'
import { hashOf, newSecret } from '../../people/session/secret.ts'
import type { CounterNeeds } from '../counter/counter-needs.ts'
import { type OperatorCall, operatorOf, recordOperatorAction } from '../store/operator.ts'
import { payLinkEmail } from './pay-link-email.ts'
import { readPayableOrder } from './payable-counter-order.ts'

const lifeDays = 14

interface Asked {
  accountId: string
  customer: string
  amountCents: number
  /** As the email names it. */
  what: string
  documentId: string | null
  counterOrderId: string | null
  version: number | null
}

/** Link, audit record and email in one transaction, once per key. */
export async function sendPayLink(
  needs: CounterNeeds,
  call: OperatorCall,
  body: PayLinkRequestInput,
): Promise<SentPayLink> {
  const key = readIdempotencyKey(call.key ?? body.key)
  const email = requiredEmail(body.email)
  const message = optionalText('note', body.note)
  const order = body.counterOrderId ? await askForOrder(needs, call, body) : undefined
  return needs.database.transaction(async (db) => {
    const asked = order ?? (await askForDocument(db, body.documentId ?? ''))
    const until = addDays(await readToday(db, asked, call.now), lifeDays)
    const secret = newSecret()
    const { accountId, amountCents, customer, what } = asked
    const isNew = await insertLink(db, call, asked, { key, email, secret, until })
    if (!isNew) return { email, amountCents, until }
    await recordOperatorAction(db, call, accountId, {
      action: 'pay-link.send',
      object: asked.documentId ?? asked.counterOrderId ?? '',
      after: { email, amountCents, until },
    })
    const url = `${needs.publicUrl}/pay/${secret}`
    await queueEmail(db, payLinkEmail(email, { what, customer, amountCents, message, url, until }, needs.publicUrl))
    return { email, amountCents, until }
  })
}

async function askForOrder(needs: CounterNeeds, call: OperatorCall, body: PayLinkRequestInput): Promise<Asked> {
  const { stored, order } = await readPayableOrder(needs, body.counterOrderId ?? '', call.now)
  if (stored.version !== body.version) refuse('Request.Conflict')
  const { id, version, accountId, customer } = stored
  const what = order.delivery.kind === 'pick-up' ? 'your order for pickup' : 'your order'
  const ofOrder = { documentId: null, counterOrderId: id, version }
  return { accountId, customer, amountCents: order.totals.totalCents, what, ...ofOrder }
}

async function askForDocument(db: Queryable, documentId: string): Promise<Asked> {
  const owner = await db.find<{ accountId: string; customer: string }>(sql`
    select a.id as "accountId", a.name as customer
    from billing_documents d join accounts a on a.id = d.account_id where d.id = ${documentId}`)
  if (!owner) return refuse('NotFound', { message: 'We couldn’t find this document.' })
  const [found] = await lockDocuments(db, {
    accountId: owner.accountId,
    documentIds: [documentId],
    useCredits: false,
    creditIds: undefined,
  })
  if (!found) return invalid('documentId', 'Choose a document.')
  if (found.side === 'credit') refuse('Billing.NotPayable', { message: `${documentId} is a credit. No one owes it.` })
  const amountCents = found.freeCents - found.disputedCents
  if (amountCents <= 0) refuse('Billing.NothingOpen', { message: `Nothing of ${documentId} is left to pay.` })
  const what = `${documentTypes[found.type].text.toLowerCase()} ${documentId}`
  return { ...owner, amountCents, what, documentId, counterOrderId: null, version: null }
}

interface NewLink {
  key: string
  email: string
  secret: string
  until: string
}

/** The link ends with its last day in UTC, which is some hours later at every store. */
async function insertLink(db: Queryable, call: OperatorCall, asked: Asked, link: NewLink): Promise<boolean> {
  const { userID, name } = operatorOf(call)
  const sentBy = JSON.stringify({ userID, name, requestID: call.requestID, from: call.from })
  const { accountId, documentId, counterOrderId, version, amountCents } = asked
  const added = await db.find(sql`
    insert into pay_links (hash, key, account_id, document_id, counter_order_id, counter_version, amount_cents, email,
      sent_by, sent_at, expires_at)
    values (${hashOf(link.secret)}, ${link.key}, ${accountId}, ${documentId}, ${counterOrderId}, ${version},
      ${amountCents}, ${link.email}, ${sentBy}::jsonb, ${call.now}, ${`${addDays(link.until, 1)}T12:00:00Z`})
    on conflict (key) do nothing
    returning true`)
  return added !== undefined
}
