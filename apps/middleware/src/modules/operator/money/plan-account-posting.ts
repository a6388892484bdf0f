import { type PostingPlan, planPosting } from '@tessera/domain/billing/plan-posting'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { readToday } from '../../../kit/business-day.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { type LockedDocument, lockDocuments } from '../../ledger/invoice-payment/lock-documents.ts'
import { type Posting, readReceivedOn } from './read-posting.ts'

export interface PlannedPosting extends PostingPlan {
  accountId: string
  receivedOn: string
}

/**
 * Locks the account, then its documents in the order of their IDs, as payments do. The lock leaves the key of the
 * account alone: closing a month refers to the account while it holds the books.
 */
export async function planAccountPosting(
  db: Queryable,
  accountId: string,
  posting: Posting,
  now: Date,
): Promise<PlannedPosting> {
  const { parts, creditId } = posting
  const locked = await lockDocuments(db, {
    accountId,
    documentIds: parts.map(({ documentId }) => documentId),
    useCredits: false,
    creditIds: creditId ? [creditId] : undefined,
  })
  const documents = new Map(locked.map((document) => [document.id, document]))
  const planned = planPosting(posting, documents)
  if ('problem' in planned) {
    const { code, field, problem } = planned
    return code === 'Request.Invalid' ? invalid(field, problem) : refuse(code, { message: problem })
  }
  if (posting.kind === 'apply') refuseCredit(creditId ?? '', documents, planned.appliedCents)
  const receivedOn = readReceivedOn(posting, await readToday(db, { accountId }, now))
  return { ...planned, accountId, receivedOn }
}

function refuseCredit(id: string, documents: ReadonlyMap<string, LockedDocument>, cents: number): void {
  const credit = documents.get(id)
  if (credit?.side !== 'credit') refuse('NotFound', { message: `We couldn’t find credit ${id}.` })
  if (credit && cents > credit.freeCents)
    refuse('Billing.TooMuch', { message: `Credit ${id} doesn’t have that much left.` })
}

export async function lockPostingAccount(db: Queryable, number: string): Promise<string> {
  const account = await db.find<{ id: string }>(sql`
    select id from accounts where number = ${number} for no key update`)
  return account?.id ?? refuse('NotFound', { message: 'We couldn’t find this customer.' })
}
