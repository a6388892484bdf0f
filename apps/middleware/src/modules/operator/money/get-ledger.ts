import type { AccountLedger } from '@tessera/client/shop/types.gen'
import type { DocumentPrefix, PaymentTerms } from '@tessera/contract/shop/constants'
import { postingText } from '@tessera/domain/billing/document-types'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import { termsLabels } from '../../checkout/methods/terms-labels.ts'
import { usedCredit } from '../../checkout/methods/terms-method.ts'
import { readPageNumber } from '../lists/read-page-number.ts'
import { staffPageSize } from '../lists/staff-page-query.ts'
import { readAgeing } from './read-ageing.ts'

interface AccountRow {
  id: string
  customerNumber: string
  customer: string
  isOnHold: boolean
  terms: PaymentTerms
  creditLineCents: number
  balanceCents: number
  openCents: number
  disputedCents: number
  totalCount: number
}

interface LineRow extends Omit<AccountLedger['lines'][number], 'text'> {
  type: DocumentPrefix
  kind: string
  isReversal: boolean
}

/** The ledger of one customer: every movement of the balance, and what is open of it. */
export async function getLedger(
  db: Queryable,
  number: string,
  pageText: string | undefined,
  now: Date,
): Promise<AccountLedger> {
  const page = readPageNumber(pageText)
  const found = (await findAccount(db, number)) ?? refuse('NotFound', { message: 'We couldn’t find this customer.' })
  const { id, terms, ...account } = found
  const [ageing, creditUsedCents, lines] = await Promise.all([
    readAgeing(db, sql`d.account_id = ${id}`, now),
    usedCredit(db, id),
    readLines(db, id, found.balanceCents, page),
  ])
  return {
    ...account,
    termsText: termsLabels[terms],
    creditUsedCents,
    creditFreeCents: Math.max(0, account.creditLineCents - creditUsedCents),
    overdueCents: ageing.days30Cents + ageing.days60Cents + ageing.days90Cents + ageing.olderCents,
    ageing,
    lines: lines.map(({ type, kind, isReversal, ...line }) => ({
      ...line,
      text: kind === 'refund' ? 'Refund' : postingText(type, isReversal),
    })),
    page,
    pageSize: staffPageSize,
  }
}

const findAccount = (db: Queryable, number: string): Promise<AccountRow | undefined> =>
  db.find<AccountRow>(sql`
    select a.id, a.number as "customerNumber", a.name as customer, a.on_hold as "isOnHold", a.terms,
      a.credit_line_cents::float8 as "creditLineCents", coalesce(s.debit, 0)::float8 as "openCents",
      (coalesce(s.debit, 0) - coalesce(s.credit, 0))::float8 as "balanceCents",
      coalesce(s.disputed, 0)::float8 as "disputedCents",
      (select count(*)::int from ledger_entries e join ledger_postings p on p.entry_id = e.id and p.book = 'receivable'
        where e.account_id = a.id and e.kind <> 'application') as "totalCount"
    from accounts a
    cross join lateral (
      select sum(open_cents) filter (where side = 'debit') as debit, sum(disputed_cents) as disputed,
        sum(open_cents) filter (where side = 'credit') as credit
      from billing_documents where account_id = a.id and open_cents > 0) s
    where a.number = ${number}`)

/** Counts back from today's balance, so that the newest page reads no more than its own lines. */
const readLines = (db: Queryable, accountId: string, balanceCents: number, page: number): Promise<LineRow[]> =>
  db.rows(sql`
    with newest as (
      select e.id, e.booked_on, e.kind, e.person_id, e.reference, e.reverses_id is not null as reversal, p.line, p.billing_document_id, p.cents
      from ledger_entries e join ledger_postings p on p.entry_id = e.id and p.book = 'receivable'
      where e.account_id = ${accountId} and e.kind <> 'application'
      order by e.booked_on desc, e.id desc, p.line desc
      limit ${page * staffPageSize}::int
    ), counted as (
      select *, ${balanceCents}::bigint - coalesce(sum(cents) over (
        order by booked_on desc, id desc, line desc rows between unbounded preceding and 1 preceding), 0) as balance
      from newest
      order by booked_on desc, id desc, line desc
      offset ${(page - 1) * staffPageSize}::int
    )
    select c.booked_on::text as "bookedOn", c.kind, c.reversal as "isReversal", d.type, d.id as "documentId", c.cents::float8 as cents,
      c.balance::float8 as "balanceCents",
      nullif(concat_ws(' · ', case when c.reference <> d.id then c.reference end,
        case when c.reversal then r.reason else d.words end), '') as note,
      coalesce(case when c.reversal then r.reversed_by else s.posted_by end, (select first_name || ' ' || last_name from people where id = c.person_id)) as by
    from counted c
    join billing_documents d on d.id = c.billing_document_id
    left join staff_postings s on s.document_id = d.id and s.kind <> 'apply'
    left join staff_reversals r on r.document_id = d.id
    order by c.booked_on desc, c.id desc, c.line desc`)
