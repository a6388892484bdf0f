import { addMonthsToDay } from '@tessera/domain/billing/calendar'
import { expiryDay, paysReferral, pointsFor, referralRate, releaseDay } from '@tessera/domain/rewards/points'
import { spentBefore, windowMonths } from '@tessera/domain/rewards/rolling-spend'
import { tierOf } from '@tessera/domain/rewards/tiers'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { insertRewards, type NewReward } from './insert-rewards.ts'
import { readPurchases } from './purchases.ts'

interface InvoiceRow {
  id: string
  accountId: string | null
  isPro: boolean
  on: string
  cents: number
  salesDocumentId: string | null
  referredBy: string | null
  grossCents: number
  discountCents: number
}

const batch = 5000

/**
 * Awards points for invoices, pending until their release date: to the account by its tier before the invoice, and to
 * the referring pro by the sale. Each invoice is awarded once.
 */
export async function awardInvoices(db: Queryable, documentIds: readonly string[]): Promise<number> {
  let awarded = 0
  for (let first = 0; first < documentIds.length; first += batch) {
    const invoices = await readInvoices(db, documentIds.slice(first, first + batch))
    const rewards = [...(await purchaseRewards(db, invoices)), ...invoices.flatMap(referralReward)]
    awarded += await insertRewards(db, rewards)
  }
  return awarded
}

const readInvoices = (db: Queryable, ids: readonly string[]): Promise<InvoiceRow[]> =>
  db.rows(sql`
    select d.id, d.account_id as "accountId", coalesce(a.type = 'Pro', false) as "isPro", d.document_on::text as on,
      d.merchandise_cents::float8 as cents, d.sales_document_id as "salesDocumentId", pro.id as "referredBy",
      coalesce(s.subtotal_cents, 0)::float8 as "grossCents", coalesce(s.discount_cents, 0)::float8 as "discountCents"
    from billing_documents d
    left join accounts a on a.id = d.account_id
    left join sales_documents s on s.id = d.sales_document_id
    left join accounts pro on pro.id = s.referred_by and pro.type = 'Pro'
    where d.id = any(${ids}::text[]) and d.type = 'RV' and d.merchandise_cents > 0
    order by d.document_on, d.id`)

async function purchaseRewards(db: Queryable, invoices: readonly InvoiceRow[]): Promise<NewReward[]> {
  const own = Map.groupBy(
    invoices.filter(({ isPro }) => isPro),
    ({ accountId }) => accountId ?? '',
  )
  const [first] = invoices
  if (!first) return []
  const since = addMonthsToDay(first.on, -windowMonths)
  const purchases = await readPurchases(db, [...own.keys()], since)
  return [...own].flatMap(([accountId, rows]) => {
    const spent = spentBefore(
      purchases.get(accountId) ?? [],
      rows.map(({ on }) => on),
    )
    return rows.map((row, index) => rewardOf(row, accountId, 'purchase', tierOf(spent[index] ?? 0).rate))
  })
}

/** No reward for one's own purchase, or if the customer's discount was above the limit. */
function referralReward(row: InvoiceRow): NewReward[] {
  const { referredBy, accountId, grossCents, discountCents } = row
  if (!referredBy || referredBy === accountId || !paysReferral(grossCents, discountCents)) return []
  return [rewardOf(row, referredBy, 'referral', referralRate)]
}

const rewardOf = (row: InvoiceRow, accountId: string, kind: NewReward['kind'], rate: number): NewReward => ({
  key: `${kind} ${row.id}`,
  accountId,
  kind,
  documentId: row.id,
  salesDocumentId: row.salesDocumentId,
  eligibleCents: row.cents,
  rate,
  points: pointsFor(row.cents, rate),
  earnedOn: row.on,
  releasesOn: releaseDay(row.on),
  expiresOn: expiryDay(row.on),
})
