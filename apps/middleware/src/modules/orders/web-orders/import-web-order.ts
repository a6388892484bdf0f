import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { stateIs } from '../../checkout/attempts/attempt-state.ts'
import { reserveNumber } from '../../checkout/attempts/reserve-number.ts'
import { insertSalesDocuments } from '../records/insert-sales-documents.ts'
import type { NewSalesDocument } from '../records/new-sales-document.ts'
import { ensurePartners } from '../records/partners.ts'
import type { SalesNeeds } from '../sales-needs.ts'
import { type WebAttempt, webOrder } from './web-order.ts'

interface PlacedAttempt extends WebAttempt {
  orderId: string
}

/**
 * Imports a placed web order exactly once, however many callers ask at the same time. Returns its number, or undefined
 * if no payment has placed it.
 */
export async function importWebOrder(needs: SalesNeeds, orderId: string): Promise<string | undefined> {
  const known = await findSalesNumber(needs.database, orderId)
  if (known) return known
  const attempt = await needs.database.find<PlacedAttempt>(sql`
    select id, order_id as "orderId", account_id as "accountId", method, words from payment_attempts
    where order_id = ${orderId} and purpose = 'order' and ${stateIs('isPlaced')}`)
  if (!attempt) return undefined
  const { client, backOffice } = needs.commerce
  const worksheet = await client.IntegrationEvents.GetWorksheet('Incoming', orderId, await backOffice())
  const document = webOrder(worksheet, attempt, needs.catalog.find)
  return needs.database.transaction(async (db) => {
    const mine = await withOwner(db, document, worksheet.Order?.FromUserID ?? null)
    const [written] = await insertSalesDocuments(db, [{ ...mine, id: await reserveNumber(db, orderId) }])
    return written?.id ?? findSalesNumber(db, orderId)
  })
}

export async function findSalesNumber(db: Queryable, orderId: string): Promise<string | undefined> {
  const row = await db.find<{ id: string }>(sql`select id from sales_documents where platform_order_id = ${orderId}`)
  return row?.id
}

interface Owner {
  personId: string
  personName: string
  accountId: string
  accountName: string
  store: string | null
  referredBy: string | null
}

/** A guest's order has no owner; a customer's order gets the account's partners and its referrer. */
async function withOwner(db: Queryable, document: NewSalesDocument, userId: string | null): Promise<NewSalesDocument> {
  const owner = await db.find<Owner>(sql`
    select p.id as "personId", p.first_name || ' ' || p.last_name as "personName", a.id as "accountId",
      a.name as "accountName", coalesce(p.preferred_store, a.preferred_store) as store,
      (select r.id from accounts r where r.number = a.details ->> 'referredBy' and r.id <> a.id) as "referredBy"
    from people p
    join accounts a on a.id = p.account_id
    where p.platform_user_id = ${userId}`)
  if (!owner) return { ...document, accountId: null, placedBy: 'Guest' }
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
