import type { OrderWorksheet } from '@tessera/client/platform/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { ClaimedEmail } from '../../../kit/email/claimed-email.ts'
import type { Attempt } from '../../checkout/attempts/attempt.ts'
import { stateIs } from '../../checkout/attempts/attempt-state.ts'
import type { SettlePlaced } from '../../checkout/attempts/follow-placed-order.ts'
import type { JustPlaced } from '../../checkout/attempts/just-placed.ts'
import { reserveNumber } from '../../checkout/attempts/reserve-number.ts'
import { isGuestOwner } from '../../checkout/methods/owner.ts'
import { queueApprovalRequests } from '../approvals/approval-emails.ts'
import type { EmailContext } from '../emails/order-for-email.ts'
import { queuePlacedEmail } from '../emails/queue-order-emails.ts'
import { insertSalesDocuments } from '../records/insert-sales-documents.ts'
import type { NewSalesDocument } from '../records/new-sales-document.ts'
import { ensurePartners } from '../records/partners.ts'
import { replaceSalesDocument } from '../records/replace-sales-document.ts'
import type { SalesTaskNeeds } from '../sales-needs.ts'
import { findCounterPlacing, recordCounterPlacing, withCounter } from './counter-placing.ts'
import { type WebAttempt, webOrder } from './web-order.ts'

export type ImportNeeds = Pick<SalesTaskNeeds, 'database' | 'commerce' | 'catalog' | 'publicUrl'>
interface ImportEmail extends Pick<EmailContext, 'linkSecret'> {
  /** Sends the confirmation after the import; otherwise a job does. */
  send?: (emails: readonly ClaimedEmail[]) => Promise<void>
}

type PlacedAttempt = WebAttempt & Pick<Attempt, 'overLimit' | 'owner'>

/**
 * Imports a placed web order exactly once, however many callers ask at the same time. An order that was declined and
 * placed again replaces what was imported before. Returns its number, or undefined if no payment has placed it.
 */
export async function importWebOrder(
  needs: ImportNeeds,
  orderId: string,
  email: ImportEmail = {},
): Promise<string | undefined> {
  const { known, attempt, number } = await findPlacedOrder(needs.database, orderId)
  if (known && !known.canBeReplaced) return known.id
  if (!attempt || attempt.id === known?.attemptId) return known?.id
  const worksheet = await readPlacedOrder(needs, orderId)
  return writeWebOrder(needs, { known, attempt, number, worksheet }, email)
}

/**
 * Imports an order that was placed a moment ago, so that it has no document yet, and `settle` in the same transaction.
 * False if the order is no longer open.
 */
export async function importJustPlaced(
  needs: ImportNeeds,
  { attempt, order, number }: JustPlaced,
  email: ImportEmail,
  settle: SettlePlaced,
): Promise<boolean> {
  const worksheet = await readPlacedOrder(needs, order.orderId)
  const status = worksheet.Order?.Status
  if (status !== 'Open' && status !== 'Completed') return false
  await writeWebOrder(needs, { known: null, attempt, number: number ?? null, worksheet }, email, settle)
  return true
}

async function readPlacedOrder({ commerce }: ImportNeeds, orderId: string): Promise<OrderWorksheet> {
  return commerce.client.IntegrationEvents.GetWorksheet('Incoming', orderId, await commerce.backOffice())
}

interface OrderToWrite {
  known: KnownOrder | null
  attempt: PlacedAttempt
  number: string | null
  worksheet: OrderWorksheet
}

async function writeWebOrder(
  needs: ImportNeeds,
  { known, attempt, number, worksheet }: OrderToWrite,
  { linkSecret, send }: ImportEmail,
  settle?: SettlePlaced,
): Promise<string> {
  const orderId = worksheet.Order?.ID ?? ''
  const document = webOrder(worksheet, attempt, needs.catalog.find)
  const { id, claimed, afterCommit } = await needs.database.transaction(async (db) => {
    const claimed: ClaimedEmail[] = []
    const email = {
      ...(linkSecret && { linkSecret }),
      ...(send && { claim: (one: ClaimedEmail) => claimed.push(one) }),
    }
    const user = isGuestOwner(attempt.owner) ? null : (worksheet.Order?.FromUserID ?? null)
    const counter = await findCounterPlacing(db, orderId)
    const owned = user === null ? ofGuest(document) : await withOwner(db, document, user)
    const mine = counter ? withCounter(owned, counter) : owned
    const written = known ? await placeAgain(db, known.id, mine) : await insertOrder(db, mine, orderId, number)
    if (written && counter) await recordCounterPlacing(db, counter, written)
    // in the transaction of the first import, so the confirmation is written once
    if (written) await queuePlacedEmail(db, written, { ...email, publicUrl: needs.publicUrl, now: new Date() })
    if (written && mine.status === 'awaiting-approval')
      await queueApprovalRequests(db, { ...askedOrder(mine, written), overLimit: attempt.overLimit }, needs.publicUrl)
    const id = written ?? (await findSalesNumber(db, orderId))
    if (!id) throw new Error(`The number ${number} of ${orderId} belongs to another order.`)
    return { id, claimed, afterCommit: await settle?.(db) }
  })
  afterCommit?.()
  await send?.(claimed)
  return id
}

async function insertOrder(
  db: Queryable,
  document: NewSalesDocument,
  orderId: string,
  number: string | null,
): Promise<string | undefined> {
  const id = number ?? (await reserveNumber(db, orderId))
  const [written] = await insertSalesDocuments(db, [{ ...document, id }])
  return written?.id
}

async function placeAgain(db: Queryable, id: string, document: NewSalesDocument): Promise<string | undefined> {
  if (!(await replaceSalesDocument(db, id, document))) return undefined
  await db.rows(sql`
    insert into sales_events (document_id, kind, reference, at, text, person_id)
    values (${id}, 'placed', ${document.attemptId}, now(), 'You changed the order and placed it again.', ${document.personId ?? null})
    on conflict do nothing`)
  return id
}

interface KnownOrder {
  id: string
  attemptId: string | null
  /** It waits or was declined, so its owner may have changed it and placed it again. */
  canBeReplaced: boolean
}

interface PlacedOrder {
  known: KnownOrder | null
  /** The attempt that placed it. */
  attempt: PlacedAttempt | null
  /** The number reserved when it was placed. */
  number: string | null
}

const noOrder: PlacedOrder = { known: null, attempt: null, number: null }

async function findPlacedOrder(db: Queryable, orderId: string): Promise<PlacedOrder> {
  const row = await db.find<PlacedOrder>(sql`
    select (
        select json_build_object('id', d.id, 'attemptId', d.attempt_id,
          'canBeReplaced', d.status in ('awaiting-approval', 'declined'))
        from sales_documents d where d.platform_order_id = ${orderId}) as known,
      (select json_build_object('id', a.id, 'owner', a.owner, 'accountId', a.account_id, 'method', a.method,
          'words', a.words, 'overLimit', a.over_limit)
        from payment_attempts a
        where a.order_id = ${orderId} and a.purpose = 'order' and ${stateIs('isPlaced', sql`a.state`)}) as attempt,
      (select n.number from web_order_numbers n where n.order_id = ${orderId}) as number`)
  return row ?? noOrder
}

const askedOrder = ({ accountId, placedBy }: NewSalesDocument, number: string) => ({
  number,
  accountId: accountId ?? '',
  placedBy: placedBy ?? 'A team member',
})

export async function findSalesNumber(db: Queryable, orderId: string): Promise<string | undefined> {
  const row = await db.find<{ id: string }>(sql`select id from sales_documents where platform_order_id = ${orderId}`)
  return row?.id
}

const ofGuest = (document: NewSalesDocument): NewSalesDocument => ({ ...document, accountId: null, placedBy: 'Guest' })

interface Owner {
  personId: string
  personName: string
  accountId: string
  accountName: string
  store: string | null
  referredBy: string | null
}

/** A customer's order gets the account's partners and its referrer. */
async function withOwner(db: Queryable, document: NewSalesDocument, userId: string): Promise<NewSalesDocument> {
  const owner = await db.find<Owner>(sql`
    select p.id as "personId", p.first_name || ' ' || p.last_name as "personName", a.id as "accountId",
      a.name as "accountName", coalesce(p.preferred_store, a.preferred_store) as store,
      (select r.id from accounts r where r.number = a.details ->> 'referredBy' and r.id <> a.id) as "referredBy"
    from people p
    join accounts a on a.id = p.account_id
    where p.platform_user_id = ${userId}`)
  if (!owner) return ofGuest(document)
  const partners = await ensurePartners(
    db,
    { id: owner.accountId, name: owner.accountName },
    document.shipToPlace ?? null,
  )
  const store = await db.find<{ id: string }>(sql`select id from stores where id = ${document.storeId ?? owner.store}`)
  return {
    ...document,
    ...partners,
    accountId: owner.accountId,
    personId: owner.personId,
    placedBy: owner.personName,
    referredBy: owner.referredBy,
    storeId: store?.id ?? null,
  }
}
