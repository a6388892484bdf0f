import type { DecidedDispute } from '@tessera/client/shop/types.gen'
import { type CreditAmounts, divideDisputeCredit } from '@tessera/domain/billing/dispute-credit'
import type { DisputedPart } from '@tessera/domain/billing/plan-dispute'
import { formatDollars } from '@tessera/domain/format-dollars'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { readToday } from '../../../kit/business-day.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { postApplications } from '../posting/post-applications.ts'
import { postCredits } from '../posting/post-credits.ts'
import { queueDecidedEmails } from './dispute-decided-email.ts'
import { findDecidedDispute } from './dispute-outcomes.ts'
import { readBilledLines } from './read-billed-lines.ts'

export interface DisputeAnswer {
  documentId: string
  /** The dispute that was read: a customer may have changed it since. */
  disputedAt: string
  decision: 'accept' | 'decline'
  /** By default all that is disputed. */
  creditCents: number | null
  answer: string | null
  decidedBy: string
  publicUrl: string
  now: Date
}

interface DisputedDocument {
  accountId: string
  openCents: number
  freeCents: number
  disputedCents: number
  goodsCents: number
  freightCents: number
  taxCents: number
  /** The dispute is still the one that was read. */
  isSame: boolean
  parts: DisputedPart[] | null
}

export interface DecisionResult {
  accountId: string
  reply: DecidedDispute
  /** False if this answer was given before. */
  isNew: boolean
}

/** Ends a dispute in the caller's transaction. A repeated answer changes nothing and gets the same reply. */
export async function decideDisputeWithin(db: Queryable, answer: DisputeAnswer): Promise<DecisionResult> {
  const { documentId, disputedAt, decision } = answer
  const document = (await lockDisputed(db, documentId, disputedAt)) ?? refuse('NotFound')
  const { accountId, disputedCents } = document
  const known = await findDecidedDispute(db, documentId, disputedAt)
  if (known) {
    const isRepeat = known.decision === decision && (answer.creditCents ?? known.creditedCents) === known.creditedCents
    return isRepeat ? { accountId, reply: known, isNew: false } : refuseDecided(known)
  }
  if (disputedCents === 0 || !document.isSame)
    return refuse('Operator.State', { message: 'The customer changed or withdrew this dispute. Read it again.' })
  const creditedCents = decision === 'accept' ? (answer.creditCents ?? disputedCents) : 0
  if (creditedCents > disputedCents)
    return refuse('Billing.TooMuch', { message: 'This is more than the disputed amount.', data: { disputedCents } })
  const creditId = creditedCents > 0 ? await creditDispute(db, document, answer, creditedCents) : null
  await recordDecision(db, answer, { disputedCents, creditId, creditedCents })
  await queueDecidedEmails(db, answer, answer.publicUrl)
  const reply = (await findDecidedDispute(db, documentId, disputedAt)) ?? refuse('NotFound')
  return { accountId, reply, isNew: true }
}

const refuseDecided = ({ decision, creditedCents }: DecidedDispute): never =>
  refuse('Operator.State', {
    message:
      decision === 'accept'
        ? `This dispute was already accepted, with a credit of ${formatDollars(creditedCents)}.`
        : 'This dispute was already declined.',
  })

const lockDisputed = (db: Queryable, documentId: string, disputedAt: string): Promise<DisputedDocument | undefined> =>
  db.find<DisputedDocument>(sql`
    select account_id as "accountId", open_cents::float8 as "openCents",
      (open_cents - held_cents)::float8 as "freeCents", disputed_cents::float8 as "disputedCents",
      goods_cents::float8 as "goodsCents", freight_cents::float8 as "freightCents", tax_cents::float8 as "taxCents",
      coalesce(disputed_at = ${disputedAt}::timestamptz, false) as "isSame", disputed_lines as parts
    from billing_documents where id = ${documentId} and side = 'debit' and account_id is not null
    for update`)

/** Posts a credit memo and applies it to the invoice, except what a payment in progress is about to pay. */
async function creditDispute(
  db: Queryable,
  document: DisputedDocument,
  { documentId, disputedAt, now }: DisputeAnswer,
  cents: number,
): Promise<string> {
  const { accountId, freeCents, parts } = document
  const { lines } = await readBilledLines(db, documentId, document)
  const amounts = divideDisputeCredit({ ...document, lines }, parts ?? [], cents)
  const today = await readToday(db, document, now)
  const key = `dispute ${documentId} ${new Date(disputedAt).toISOString()}`
  const creditId = await postMemo(db, { key, accountId, documentId, documentOn: today, ...amounts })
  const applied = Math.min(cents, freeCents)
  if (applied > 0)
    await postApplications(db, [
      { key: `apply ${creditId} ${documentId}`, accountId, creditId, documentId, cents: applied, appliedOn: today },
    ])
  return creditId
}

interface NewMemo extends CreditAmounts {
  key: string
  accountId: string
  documentId: string
  documentOn: string
}

/** The memo names the order and the job of the invoice, so that their costs go down with it. */
async function postMemo(db: Queryable, { documentId, ...memo }: NewMemo): Promise<string> {
  const invoice = await db.find<{
    salesDocumentId: string | null
    poNumber: string | null
    jobName: string | null
  }>(sql`
    select sales_document_id as "salesDocumentId", po_number as "poNumber", job_name as "jobName"
    from billing_documents where id = ${documentId}`)
  const words = `Accepted dispute of ${documentId}`
  const [posted] = await postCredits(db, [{ type: 'DG', ...memo, ...invoice, reference: documentId, words }])
  if (!posted) throw new Error(`the dispute of ${documentId} made no credit`)
  return posted.id
}

async function recordDecision(
  db: Queryable,
  { documentId, decision, answer, decidedBy, now }: DisputeAnswer,
  { disputedCents, creditId, creditedCents }: { disputedCents: number; creditId: string | null; creditedCents: number },
): Promise<void> {
  await db.rows(sql`
    insert into dispute_decisions (document_id, disputed_at, disputed_by, disputed_cents, reason, lines, decision, answer,
      credit_id, credited_cents, decided_at, decided_by)
    select id, disputed_at, disputed_by, ${disputedCents}, dispute_reason, disputed_lines,
      ${decision}, ${answer}, ${creditId}, ${creditedCents}, ${now}, ${decidedBy}
    from billing_documents where id = ${documentId}`)
  await db.rows(sql`
    update billing_documents
    set disputed_cents = 0, dispute_reason = null, disputed_at = null, disputed_by = null, disputed_lines = null
    where id = ${documentId}`)
}
