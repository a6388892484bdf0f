import type { Statement, StatementDetail, StatementList } from '@tessera/client/shop/types.gen'
import type { DocumentPrefix } from '@tessera/contract/shop/constants'
import { ageingOf, type OpenDocument } from '@tessera/domain/billing/ageing'
import { addDays, addMonths, firstDayOf, lastDayOf, monthOf } from '@tessera/domain/billing/calendar'
import { postingText } from '@tessera/domain/billing/document-types'
import { type StatementMovement, statementOf } from '@tessera/domain/billing/statement'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'

interface StatementRow extends Omit<Statement, 'ageing'> {
  notDueCents: number
  days30Cents: number
  days60Cents: number
  days90Cents: number
  olderCents: number
  unappliedCents: number
}

const columns = sql`id as "statementId", period, from_on::text as "fromOn", to_on::text as "toOn",
  opening_cents::float8 as "openingCents", charges_cents::float8 as "chargesCents",
  payments_cents::float8 as "paymentsCents", credits_cents::float8 as "creditsCents",
  closing_cents::float8 as "closingCents", not_due_cents::float8 as "notDueCents",
  days30_cents::float8 as "days30Cents", days60_cents::float8 as "days60Cents", days90_cents::float8 as "days90Cents",
  older_cents::float8 as "olderCents", unapplied_cents::float8 as "unappliedCents"`

/** Ten years. */
const maxStatements = 120

/** All statements, newest first, and the current month to date. */
export async function listStatements(db: Queryable, accountId: string, today: string): Promise<StatementList> {
  const rows = await db.rows<StatementRow>(sql`
    select ${columns} from statements where account_id = ${accountId} order by period desc limit ${maxStatements}::int`)
  const statements = rows.map(statementView)
  return {
    statements,
    current: (await currentMonth(db, accountId, statements[0], today)) ?? null,
    firstOn: statements.length > 0 ? null : firstDayOf(addMonths(monthOf(today), 1)),
  }
}

function statementView(row: StatementRow): Statement {
  const { notDueCents, days30Cents, days60Cents, days90Cents, olderCents, unappliedCents, ...rest } = row
  return { ...rest, ageing: { notDueCents, days30Cents, days60Cents, days90Cents, olderCents, unappliedCents } }
}

/** Since the last closed month, normally from the first of this month. */
async function currentMonth(
  db: Queryable,
  accountId: string,
  last: Statement | undefined,
  today: string,
): Promise<Statement | undefined> {
  const [moved, open] = await Promise.all([
    db.rows<StatementMovement>(sql`
      select e.kind, sum(p.cents)::float8 as cents
      from ledger_entries e
      join ledger_postings p on p.entry_id = e.id and p.book = 'receivable'
      where e.account_id = ${accountId} and e.kind <> 'application'
        and e.booked_on > coalesce((select closed_through from account_books where account_id = ${accountId}), '0001-01-01')
      group by e.kind`),
    db.rows<OpenDocument>(sql`
      select type, due_on::text as "dueOn", open_cents::float8 as "openCents" from billing_documents
      where account_id = ${accountId} and open_cents > 0`),
  ])
  if (!last && moved.length === 0) return undefined
  const period = monthOf(today)
  return {
    statementId: 'current',
    period,
    fromOn: last ? addDays(last.toOn, 1) : firstDayOf(period),
    toOn: lastDayOf(period),
    ...statementOf(last?.closingCents ?? 0, moved),
    ageing: ageingOf(open, today),
  }
}

interface StoredLine {
  bookedOn: string
  documentId: string
  cents: number
  isReversal?: true
}

/** A statement with its lines and the running balance; one of another account is not found. */
export async function getStatement(db: Queryable, accountId: string, id: string): Promise<StatementDetail> {
  const row = await db.find<StatementRow & { lines: StoredLine[] }>(sql`
    select ${columns}, lines from statements where id = ${id} and account_id = ${accountId}`)
  if (!row) return refuse('NotFound', { message: 'We couldn’t find this statement.' })
  const { lines, ...statement } = row
  let balanceCents = statement.openingCents
  return {
    ...statementView(statement),
    lines: lines.map(({ isReversal, ...line }) => {
      balanceCents += line.cents
      const type = line.documentId.slice(0, 2) as DocumentPrefix // the document number starts with its type
      return { ...line, type, text: postingText(type, isReversal === true), balanceCents }
    }),
  }
}
