import type { NewPostingInput, PostedDocument } from '@tessera/client/shop/types.gen'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { readIdempotencyKey } from '../../../kit/read-idempotency-key.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { postApplications } from '../../ledger/posting/post-applications.ts'
import { postCredits } from '../../ledger/posting/post-credits.ts'
import { postPayments } from '../../ledger/posting/post-payments.ts'
import { type OperatorCall, operatorOf, recordOperatorAction } from '../store/operator.ts'
import { lockPostingAccount, type PlannedPosting, planAccountPosting } from './plan-account-posting.ts'
import { queuePostingEmails } from './posting-emails.ts'
import { type Posting, postingHash, readPosting } from './read-posting.ts'

export interface MoneyNeeds {
  database: Database
  /** Base of links in emails. */
  publicUrl: string
}

/** Posts once per key: ledger, audit record and email in one transaction, with the account locked. */
export const postDocument = (
  { database, publicUrl }: MoneyNeeds,
  call: OperatorCall,
  body: NewPostingInput,
): Promise<PostedDocument> =>
  database.transaction(async (db) => {
    const key = readIdempotencyKey(call.key ?? body.key)
    const posting = readPosting(body)
    const accountId = await lockPostingAccount(db, posting.customerNumber)
    const known = await findPosting(db, accountId, key)
    if (known && known.request !== postingHash(posting))
      return refuse('Billing.KeyUsed', { message: 'This form was already sent with other values. Start over.' })
    if (known) return { documentId: known.documentId }
    const plan = await planAccountPosting(db, accountId, posting, call.now)
    const documentId = await writers[posting.kind](db, posting, plan, `staff ${accountId} ${key}`)
    await savePosting(db, { accountId, key, documentId, posting, postedBy: operatorOf(call).name, now: call.now })
    await recordOperatorAction(db, call, accountId, {
      action: `posting.${posting.kind}`,
      object: documentId,
      after: {
        amountCents: posting.amountCents,
        remainderCents: plan.remainderCents,
        documents: plan.documents.map(({ documentId: paid }) => paid),
        reference: posting.reference,
        reason: posting.reason,
      },
    })
    await queuePostingEmails(db, { documentId, reference: paymentReference(posting), posting, plan }, publicUrl)
    return { documentId }
  })

const findPosting = (db: Queryable, accountId: string, key: string) =>
  db.find<{ documentId: string; request: string }>(sql`
    select document_id as "documentId", request from staff_postings where account_id = ${accountId} and key = ${key}`)

interface SavedPosting {
  accountId: string
  key: string
  documentId: string
  posting: Posting
  postedBy: string
  now: Date
}

const savePosting = (db: Queryable, { accountId, key, documentId, posting, postedBy, now }: SavedPosting) =>
  db.rows(sql`
    insert into staff_postings (account_id, key, request, kind, document_id, reason, posted_by, posted_at)
    values (${accountId}, ${key}, ${postingHash(posting)}, ${posting.kind}, ${documentId}, ${posting.reason},
      ${postedBy}, ${now})`)

type Writer = (db: Queryable, posting: Posting, plan: PlannedPosting, key: string) => Promise<string>

/** `Check 1042`, as the customer reads it; null for credits. */
export function paymentReference({ kind, reference }: Pick<Posting, 'kind' | 'reference'>): string | null {
  if (kind === 'check') return `Check ${reference}`
  return kind === 'ach' ? `ACH ${reference}` : null
}

const writePayment: Writer = async (db, posting, { accountId, receivedOn }, key) => {
  const { amountCents, parts } = posting
  const reference = paymentReference(posting)
  const words = posting.kind === 'check' ? 'Check received' : 'ACH payment received'
  const [posted] = await postPayments(db, [
    { key, accountId, paidOn: receivedOn, cents: amountCents, reference, words, parts },
  ])
  return idOf(posted)
}

/** A memo for one invoice names its order and job, so that their costs go down with it. */
const writeMemo: Writer = async (db, { amountCents, parts, reason }, { accountId, receivedOn }, key) => {
  const [only] = parts.length === 1 ? parts : []
  const about = only && (await findAbout(db, only.documentId))
  const credit = { key, accountId, documentOn: receivedOn, goodsCents: amountCents, ...about }
  return creditAndApply(db, { ...credit, reference: only?.documentId ?? null, words: reason }, parts)
}

/** The debt goes to the book of write-offs; project costs stay as they are, since the goods were delivered. */
const writeOff: Writer = (db, { amountCents, parts }, { accountId, receivedOn }, key) => {
  const reference = parts.length === 1 ? (parts[0]?.documentId ?? null) : null
  const credit = { key, accountId, documentOn: receivedOn, goodsCents: amountCents, book: 'write-offs' as const }
  return creditAndApply(db, { ...credit, reference, words: 'Balance written off' }, parts)
}

const applyCredit: Writer = async (db, { creditId, parts }, { accountId, receivedOn }, key) => {
  const id = creditId ?? ''
  await postApplications(
    db,
    parts.map(({ documentId, cents }) => ({
      key: `apply ${key} ${documentId}`,
      accountId,
      creditId: id,
      documentId,
      cents,
      appliedOn: receivedOn,
    })),
  )
  return id
}

const writers: Record<Posting['kind'], Writer> = {
  check: writePayment,
  ach: writePayment,
  'credit-memo': writeMemo,
  'write-off': writeOff,
  apply: applyCredit,
}

async function creditAndApply(
  db: Queryable,
  credit: Omit<Parameters<typeof postCredits>[1][number], 'type'>,
  parts: Posting['parts'],
): Promise<string> {
  const { accountId, documentOn } = credit
  const [posted] = await postCredits(db, [{ ...credit, type: 'DG' }])
  const creditId = idOf(posted)
  await postApplications(
    db,
    parts.map(({ documentId, cents }) => ({
      key: `apply ${creditId} ${documentId}`,
      accountId,
      creditId,
      documentId,
      cents,
      appliedOn: documentOn,
    })),
  )
  return creditId
}

const findAbout = (db: Queryable, id: string) =>
  db.find<{ salesDocumentId: string | null; poNumber: string | null; jobName: string | null }>(sql`
    select sales_document_id as "salesDocumentId", po_number as "poNumber", job_name as "jobName"
    from billing_documents where id = ${id}`)

function idOf(posted: { id: string } | undefined): string {
  if (!posted) throw new Error('a posting of at least one cent makes a document')
  return posted.id
}
