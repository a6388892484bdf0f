import type { CreditStatement, OpenCredit } from '@tessera/client/shop/types.gen'
import { billingCalls } from '@tessera/contract/middleware/billing/operations'
import { type AllocationPart, applyCredits } from '@tessera/domain/billing/allocate-credits'
import { documentTypes } from '@tessera/domain/billing/document-types'
import { queryValue } from '@tessera/server/call'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { handle } from '../../../kit/http/handle.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { billingPayer, billingViewer } from '../../people/rights/billing-rights.ts'
import { payByCredits } from '../invoice-payment/pay-by-credits.ts'
import { isPaidOut } from '../refunds/credit-refunds.ts'

interface Choice {
  creditIds: readonly string[] | null
  documentIds: readonly string[] | null
}

interface OpenDebit {
  id: string
  dueOn: string
  openCents: number
  /** Amount neither held nor disputed. */
  cents: number
}

interface CreditRow extends Omit<OpenCredit, 'typeText'> {
  freeCents: number
}

/** Shows open credits and what they would pay, or applies them on request. */
export const creditsHandler = ({ database, publicUrl }: { database: Database; publicUrl: string }) =>
  handle(billingCalls.paymentCreditStatements, async (call) => {
    const { creditIds = null, documentIds = null } = call.body
    const chosen = {
      creditIds: creditIds?.length ? creditIds : null,
      documentIds: documentIds?.length ? documentIds : null,
    }
    if (queryValue(call, 'payOpenInvoices') !== 'true') {
      const { account } = await billingViewer(database, call)
      return previewCredits(database, account.id, chosen)
    }
    const customer = await billingPayer(database, call)
    const paid = await payByCredits(database, {
      call,
      customer,
      ...chosen,
      key: call.key ?? call.body.key ?? undefined,
      publicUrl,
    })
    const left = await previewCredits(database, customer.account.id, { creditIds: null, documentIds: null })
    return {
      ...left,
      applications: paid.applications,
      isApplied: paid.applications.length > 0,
      appliedCents: paid.applications.reduce((sum, { cents }) => sum + cents, 0),
      leftCreditCents: left.creditCents,
      leftOpenCents: left.openCents,
      paymentId: paid.paymentId,
    }
  })

async function previewCredits(
  db: Queryable,
  accountId: string,
  { creditIds, documentIds }: Choice,
): Promise<CreditStatement> {
  const [credits, debits] = await Promise.all([readCredits(db, accountId), readDebits(db, accountId)])
  const parts = applyCredits(pickChosen(debits, documentIds), pickChosen(credits.map(applicableCredit), creditIds))
  const creditCents = credits.reduce((sum, one) => sum + one.openCents, 0)
  const openCents = debits.reduce((sum, one) => sum + one.openCents, 0)
  const appliedCents = parts.reduce((sum, { cents }) => sum + cents, 0)
  return {
    credits: credits.map(({ freeCents: _, ...credit }) => ({ ...credit, typeText: documentTypes[credit.type].text })),
    creditCents,
    openCents,
    applications: applicationsOf(parts, debits),
    isApplied: false,
    appliedCents,
    leftCreditCents: creditCents - appliedCents,
    leftOpenCents: openCents - appliedCents,
    paymentId: null,
  }
}

const applicableCredit = ({ documentId, documentOn, freeCents }: CreditRow) => ({
  id: documentId,
  documentOn,
  freeCents,
})

/** Picks by ID; unknown IDs and those of other accounts are not found. */
function pickChosen<T extends { id: string }>(all: readonly T[], ids: readonly string[] | null): readonly T[] {
  if (!ids) return all
  return ids.map((id) => all.find((one) => one.id === id) ?? refuse('NotFound', { message: `We couldn’t find ${id}.` }))
}

function applicationsOf(
  parts: readonly AllocationPart[],
  debits: readonly OpenDebit[],
): CreditStatement['applications'] {
  const open = new Map(debits.map(({ id, openCents }) => [id, openCents]))
  const due = new Map(debits.map(({ id, dueOn }) => [id, dueOn]))
  return parts.map(({ documentId, creditId, cents }) => {
    const openCents = (open.get(documentId) ?? 0) - cents
    open.set(documentId, openCents)
    return { creditId: creditId ?? '', documentId, dueOn: due.get(documentId) ?? null, cents, openCents }
  })
}

const readCredits = (db: Queryable, accountId: string): Promise<CreditRow[]> =>
  db.rows(sql`
    select id as "documentId", type, document_on::text as "documentOn", amount_cents::float8 as "amountCents",
      open_cents::float8 as "openCents", (open_cents - held_cents)::float8 as "freeCents",
      coalesce(reference, sales_document_id) as reference, words as text,
      coalesce((select sum(cents) from credit_refunds r where r.credit_id = d.id and r.state = 'requested'), 0)::float8
        as "refundingCents",
      ${isPaidOut} and open_cents > held_cents as "canRefund"
    from billing_documents d
    where account_id = ${accountId} and side = 'credit' and open_cents > 0
    order by document_on, id`)

const readDebits = (db: Queryable, accountId: string): Promise<OpenDebit[]> =>
  db.rows(sql`
    select id, due_on::text as "dueOn", open_cents::float8 as "openCents",
      greatest(open_cents - held_cents - disputed_cents, 0)::float8 as cents
    from billing_documents
    where account_id = ${accountId} and side = 'debit' and open_cents > 0
    order by due_on, id`)
