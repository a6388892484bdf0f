import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { todayIn } from '../../../kit/business-day.ts'
import type { NewCredit } from '../../ledger/books.ts'
import type { SalesTaskNeeds } from '../sales-needs.ts'

/** Sample credit rule from the shop's settings. */
interface CreditRule {
  percent: number
  withinDays: number
  minimumSqft: number
}

const defaultRule: CreditRule = { percent: 100, withinDays: 60, minimumSqft: 50 }

interface ShippedProduct {
  sku: string
  accountId: string
  personId: string | null
  placedAt: Date
  today: string
}

interface PaidSample {
  documentId: string
  lineNo: number
  name: string
  cents: number
}

/**
 * Credits the price of a sample to the account once enough of its product has shipped. Each sample is credited once,
 * however often this runs.
 */
export async function creditSamples(
  { database, books, catalog }: Pick<SalesTaskNeeds, 'database' | 'books' | 'catalog'>,
  documentId: string,
  now: Date,
): Promise<number> {
  const rule = await readRule(database)
  const credits: NewCredit[] = []
  for (const sent of await readSent(database, documentId, rule, now)) {
    const sample = catalog.find(sent.sku)?.facts.sample
    const numbers = sample ? [sample.retailSku, sample.proSku] : []
    for (const paid of await readPaid(database, sent, numbers, rule))
      credits.push(creditOf(sent, paid, documentId, rule))
  }
  const posted = credits.length > 0 ? await books.credit(credits, now) : []
  return posted.filter(({ isNew }) => isNew).length
}

async function readRule(db: Queryable): Promise<CreditRule> {
  const row = await db.find<{ value: Partial<CreditRule> }>(sql`
    select value from site_settings where key = 'sampleCredit'`)
  return { ...defaultRule, ...row?.value }
}

/** Products of an account's order of which enough has shipped. */
const readSent = (
  db: Queryable,
  documentId: string,
  { minimumSqft }: CreditRule,
  now: Date,
): Promise<ShippedProduct[]> =>
  db.rows(sql`
    select l.sku, d.account_id as "accountId", d.person_id as "personId", d.placed_at as "placedAt",
      ${todayIn(sql`d.account_id`, now)}::text as today
    from sales_documents d
    join sales_lines l on l.document_id = d.id
    where d.id = ${documentId} and d.account_id is not null and not l.is_sample
    group by l.sku, d.account_id, d.person_id, d.placed_at
    having sum(l.sqft * l.shipped_boxes / l.boxes) >= ${minimumSqft}`)

/** Samples bought by anyone in the account, or by the same person as a guest. */
const readPaid = (
  db: Queryable,
  sent: ShippedProduct,
  skus: readonly string[],
  { withinDays }: CreditRule,
): Promise<PaidSample[]> =>
  db.rows(sql`
    select d.id as "documentId", l.line_no as "lineNo", l.name, l.total_cents::float8 as cents
    from sales_documents d
    join sales_lines l on l.document_id = d.id
    where l.is_sample and l.sku = any(${skus}) and l.total_cents > 0 and l.canceled_boxes < l.boxes
      and d.status not in ('canceled', 'declined') and d.placed_at <= ${sent.placedAt}
      and d.placed_at > ${sent.placedAt}::timestamptz - make_interval(days => ${withinDays})
      and (d.account_id = ${sent.accountId} or (d.account_id is null and d.attempt_id in (
        select a.id from payment_attempts a join people p on lower(a.email) = p.email
        where p.id = ${sent.personId} and a.purpose = 'order')))`)

const creditOf = (
  { accountId, personId, today }: ShippedProduct,
  { documentId, lineNo, name, cents }: PaidSample,
  salesDocumentId: string,
  { percent }: CreditRule,
): NewCredit => ({
  key: `sample ${documentId} ${lineNo}`,
  type: 'DG',
  accountId,
  personId,
  salesDocumentId,
  documentOn: today,
  goodsCents: Math.floor((cents * percent) / 100),
  reference: documentId,
  words: `Sample credit for ${name}`.slice(0, 200),
})
