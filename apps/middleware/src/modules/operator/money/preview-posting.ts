import type { PostingEffect } from '@tessera/client/shop/types.gen'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { usedCredit } from '../../checkout/methods/terms-method.ts'
import { lockPostingAccount, type PlannedPosting, planAccountPosting } from './plan-account-posting.ts'
import { paymentReference } from './post-document.ts'
import { type Posting, readPosting } from './read-posting.ts'

interface AccountSums {
  balanceCents: number
  lineCents: number
  bookedOn: string
}

/** The effect of a posting. Nothing is written. */
export const previewPosting = (
  database: Database,
  body: Parameters<typeof readPosting>[0],
  now: Date,
): Promise<PostingEffect> =>
  database.transaction(async (db) => {
    const posting = readPosting(body)
    const accountId = await lockPostingAccount(db, posting.customerNumber)
    const plan = await planAccountPosting(db, accountId, posting, now)
    const [sums, usedCents, sameReferenceId] = await Promise.all([
      readSums(db, plan),
      usedCredit(db, accountId),
      findSameReference(db, accountId, posting),
    ])
    const { accountId: _, receivedOn: _day, ...planned } = plan
    return {
      ...planned,
      balanceBeforeCents: sums.balanceCents,
      // an applied credit was in the balance before
      balanceCents: sums.balanceCents - (posting.kind === 'apply' ? 0 : posting.amountCents),
      creditFreeBeforeCents: Math.max(0, sums.lineCents - usedCents),
      creditFreeCents: Math.max(0, sums.lineCents - usedCents + plan.appliedCents),
      bookedOn: sums.bookedOn,
      sameReferenceId,
    }
  })

async function readSums(db: Queryable, { accountId, receivedOn }: PlannedPosting): Promise<AccountSums> {
  const row = await db.find<AccountSums>(sql`
    select a.credit_line_cents::float8 as "lineCents",
      (select coalesce(sum(case when side = 'debit' then open_cents else -open_cents end), 0)
        from billing_documents where account_id = a.id and open_cents > 0)::float8 as "balanceCents",
      greatest(${receivedOn}::date, (select closed_through + 1 from account_books where account_id = a.id))::text
        as "bookedOn"
    from accounts a where a.id = ${accountId}`)
  if (!row) throw new Error(`account ${accountId} is locked, so it is there`)
  return row
}

/** The same check may have been posted before. */
async function findSameReference(db: Queryable, accountId: string, posting: Posting): Promise<string | null> {
  const reference = paymentReference(posting)
  if (!reference) return null
  const found = await db.find<{ id: string }>(sql`
    select id from billing_documents where account_id = ${accountId} and type = 'DZ' and reference = ${reference}
    order by id desc limit 1`)
  return found?.id ?? null
}
