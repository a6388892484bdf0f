import type { PostingReversalInput, ReversedPosting } from '@tessera/client/shop/types.gen'
import { addDays } from '@tessera/domain/billing/calendar'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { readToday } from '../../../kit/business-day.ts'
import { readIdempotencyKey } from '../../../kit/read-idempotency-key.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { type LedgerPosting, type NewEntry, postEntries } from '../../ledger/posting/post-entries.ts'
import { type OperatorCall, operatorOf, recordOperatorAction } from '../store/operator.ts'
import type { MoneyNeeds } from './post-document.ts'
import { maxDaysBack } from './read-posting.ts'
import { queueReversalEmails, type ReversedMoney } from './reversal-email.ts'

/**
 * Takes back a whole posting of staff: each of its entries is answered by one with the opposite amounts, booked today.
 * Ledger, audit record and email in one transaction, with the account and then the documents locked.
 */
export const reversePosting = (
  { database, publicUrl }: MoneyNeeds,
  call: OperatorCall,
  body: PostingReversalInput,
): Promise<ReversedPosting> =>
  database.transaction(async (db) => {
    const key = readIdempotencyKey(call.key ?? body.key)
    const reason = body.reason?.trim() || invalid('reason', 'Enter a reason.')
    const posting = await lockPosting(db, body.documentId ?? '')
    const { documentId, accountId } = posting
    const known = await findReversal(db, documentId)
    if (known && known.key !== key)
      return refuse('Billing.Reversed', { message: `${documentId} was already reversed by ${known.by}.` })
    const entries = await readEntries(db, documentId)
    const reopenedIds = [...new Set(entries.flatMap(({ kind, otherIds }) => (kind === 'application' ? otherIds : [])))]
    if (known) return { documentId, reopenedIds }
    const today = await readToday(db, { accountId }, call.now)
    refuseIrreversible(posting, entries, today)
    await postEntries(
      db,
      entries.map((entry) => reversalOf(entry, accountId, today)),
    )
    await db.rows(sql`update billing_documents set reversed_on = ${today} where id = ${documentId}`)
    await db.rows(sql`
      insert into staff_reversals (document_id, key, reason, reversed_by, reversed_at)
      values (${documentId}, ${key}, ${reason}, ${operatorOf(call).name}, ${call.now})`)
    await recordOperatorAction(db, call, accountId, {
      action: `reversal.${posting.kind}`,
      object: documentId,
      after: { amountCents: posting.amountCents, documents: reopenedIds, reason },
    })
    await queueReversalEmails(db, { ...posting, reason, reopenedIds }, publicUrl)
    return { documentId, reopenedIds }
  })

interface LockedPosting extends Omit<ReversedMoney, 'reason' | 'reopenedIds'> {
  accountId: string
  heldCents: number
  bookedOn: string
}

/** The account first, then the documents in the order of their IDs, as every posting locks them. */
async function lockPosting(db: Queryable, id: string): Promise<LockedPosting> {
  const owner = await db.find(sql`
    select a.id from accounts a join billing_documents d on d.account_id = a.id
    where d.id = ${id} for no key update of a`)
  if (!owner) refuse('NotFound', { message: 'We couldn’t find this document.' })
  await db.rows(sql`
    select from billing_documents
    where id = ${id} or id in (
      select other.billing_document_id from ledger_postings own
      join ledger_postings other on other.entry_id = own.entry_id
      where own.billing_document_id = ${id})
    order by id
    for update`)
  const found = await db.find<LockedPosting>(sql`
    select d.id as "documentId", d.account_id as "accountId", s.kind, d.amount_cents::float8 as "amountCents",
      case when d.type = 'DZ' then d.reference end as reference, d.held_cents::float8 as "heldCents",
      (select e.booked_on::text from ledger_entries e where e.key = 'issue ' || d.id) as "bookedOn"
    from billing_documents d join staff_postings s on s.document_id = d.id and s.kind <> 'apply'
    where d.id = ${id}`)
  return (
    found ??
    refuse('Billing.NotReversible', {
      message: 'Only checks, ACH payments, credit memos and write-offs that staff posted can be reversed.',
    })
  )
}

const findReversal = (db: Queryable, id: string) =>
  db.find<{ key: string; by: string }>(sql`
    select key, reversed_by as by from staff_reversals where document_id = ${id}`)

interface WrittenEntry {
  id: string
  kind: NewEntry['kind']
  reference: string | null
  otherIds: string[]
  postings: LedgerPosting[]
}

/** Everything that was written about the document: its own entry, and one for each document that it paid. */
const readEntries = (db: Queryable, id: string): Promise<WrittenEntry[]> =>
  db.rows(sql`
    select e.id::text, e.kind, e.reference,
      coalesce(array_agg(p.billing_document_id) filter (where p.billing_document_id <> ${id}), '{}') as "otherIds",
      json_agg(json_strip_nulls(json_build_object('book', p.book, 'documentId', p.billing_document_id,
        'cents', p.cents)) order by p.line) as postings
    from ledger_entries e join ledger_postings p on p.entry_id = e.id
    where e.reverses_id is null
      and e.id in (select entry_id from ledger_postings where billing_document_id = ${id})
    group by e.id
    order by e.id`)

/** Money that left again, is leaving now, or was booked more than a year ago needs a posting of its own. */
function refuseIrreversible(posting: LockedPosting, entries: readonly WrittenEntry[], today: string): void {
  const { documentId, heldCents, bookedOn } = posting
  if (heldCents > 0)
    refuse('Billing.BeingPaid', {
      message: `${documentId} is being used for an online payment right now. Try again in a few minutes.`,
    })
  if (entries.some(({ kind }) => kind === 'refund'))
    refuse('Billing.NotReversible', { message: `${documentId} was refunded, at least in part. It can’t be reversed.` })
  if (bookedOn < addDays(today, -maxDaysBack))
    refuse('Billing.NotReversible', {
      message: `${documentId} was booked more than a year ago. Its period is closed for reversals; post against it.`,
    })
}

const reversalOf = (entry: WrittenEntry, accountId: string, today: string): NewEntry => ({
  key: `reverse ${entry.id}`,
  accountId,
  kind: entry.kind,
  reference: entry.reference,
  bookedOn: today,
  reversesId: entry.id,
  postings: entry.postings.map((posting) => ({ ...posting, cents: -posting.cents })),
})
