import type { BillingSummary } from '@tessera/client/shop/types.gen'
import type { DocumentPrefix } from '@tessera/contract/shop/constants'
import { ageingOf, daysOverdue } from '@tessera/domain/billing/ageing'
import { addDays, addMonths, firstDayOf, monthOf } from '@tessera/domain/billing/calendar'
import { isPayable } from '@tessera/domain/billing/document-types'
import { everyMonth } from '@tessera/domain/billing/every-month'
import { dayIn } from '@tessera/domain/local-time'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Customer } from '../../../kit/visitor.ts'
import { termsLabels } from '../../checkout/methods/terms-labels.ts'
import { usedCredit } from '../../checkout/methods/terms-method.ts'

interface OpenRow {
  type: DocumentPrefix
  dueOn: string | null
  openCents: number
  disputedCents: number
  documents: number
}

type Spending = BillingSummary['spentByMonth'][number]

const monthsShown = 12
const jobsShown = 8

/** Figures of the billing overview. */
export async function billingSummary(
  db: Queryable,
  customer: Customer,
  now: Date,
  isBrief = false,
): Promise<BillingSummary> {
  const { account, rights } = customer
  const today = dayIn(now, account.timeZone)
  const since = addMonths(monthOf(today), 1 - monthsShown)
  const [open, usedCents, months, jobs, lastPayment] = await Promise.all([
    readOpen(db, account.id),
    usedCredit(db, account.id),
    isBrief ? [] : spentByMonth(db, account.id, since),
    isBrief ? [] : spentByJob(db, account.id, since),
    lastPaymentOf(db, account.id),
  ])
  return {
    ...sumsOf(open, today),
    terms: account.terms,
    termsText: termsLabels[account.terms],
    isOnHold: account.onHold,
    creditLineCents: account.creditLineCents,
    creditUsedCents: usedCents,
    creditFreeCents: Math.max(0, account.creditLineCents - usedCents),
    spentByMonth: isBrief ? [] : everyMonth(months, monthOf(today)),
    spentByJob: jobs,
    lastPayment: lastPayment ?? null,
    nextStatementOn: firstDayOf(addMonths(monthOf(today), 1)),
    canPay: rights.has('billing-pay'),
  }
}

/** Grouped by type and due date: a large account has many documents per date. */
const readOpen = (db: Queryable, accountId: string): Promise<OpenRow[]> =>
  db.rows(sql`
    select type, due_on::text as "dueOn", sum(open_cents)::float8 as "openCents",
      sum(disputed_cents)::float8 as "disputedCents", count(*)::int as documents
    from billing_documents
    where account_id = ${accountId} and open_cents > 0
    group by type, due_on
    order by due_on, type`)

function sumsOf(open: readonly OpenRow[], today: string) {
  const debts = open.filter(({ type }) => isPayable(type))
  const overdue = debts.filter(({ dueOn }) => daysOverdue(dueOn, today) > 0)
  const dueThisWeek = debts.filter(({ dueOn }) => dueOn !== null && dueOn >= today && dueOn <= addDays(today, 7))
  const ageing = ageingOf(open, today)
  return {
    openCents: sumOpenCents(debts),
    openCount: countDocuments(debts),
    overdueCents: sumOpenCents(overdue),
    overdueCount: countDocuments(overdue),
    dueThisWeekCents: sumOpenCents(dueThisWeek),
    disputedCents: debts.reduce((sum, { disputedCents }) => sum + disputedCents, 0),
    creditCents: ageing.unappliedCents,
    ageing,
    dueDays: [...Map.groupBy(debts, ({ dueOn }) => dueOn ?? today)].map(([on, rows]) => ({
      on,
      cents: sumOpenCents(rows),
      documents: countDocuments(rows),
    })),
  }
}

const sumOpenCents = (rows: readonly OpenRow[]): number => rows.reduce((sum, { openCents }) => sum + openCents, 0)
const countDocuments = (rows: readonly OpenRow[]): number => rows.reduce((sum, { documents }) => sum + documents, 0)

/** Net goods value: invoices minus returns. */
const spentByMonth = (db: Queryable, accountId: string, since: string): Promise<Spending[]> =>
  db.rows(sql`
    select month as name, sum(goods_cents)::float8 as cents from billing_jobs
    where account_id = ${accountId} and month >= ${since}
    group by month`)

const spentByJob = (db: Queryable, accountId: string, since: string): Promise<Spending[]> =>
  db.rows(sql`
    select coalesce(nullif(job_name, ''), 'Without a job') as name, sum(goods_cents)::float8 as cents from billing_jobs
    where account_id = ${accountId} and month >= ${since}
    group by job_name
    order by cents desc, name
    limit ${jobsShown}::int`)

const lastPaymentOf = (db: Queryable, accountId: string) =>
  db.find<NonNullable<BillingSummary['lastPayment']>>(sql`
    select id as "documentId", document_on::text as on, amount_cents::float8 as cents
    from billing_documents
    where account_id = ${accountId} and type = 'DZ'
    order by document_on desc, id desc
    limit 1`)
