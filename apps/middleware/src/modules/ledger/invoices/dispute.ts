import { billingCalls } from '@tessera/contract/middleware/billing/operations'
import { type DisputedPart, type LineChoice, planDispute } from '@tessera/domain/billing/plan-dispute'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { todayOf } from '../../../kit/business-day.ts'
import { handle } from '../../../kit/http/handle.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { audit, auditActorOf } from '../../people/accounts/audit.ts'
import { billingViewer } from '../../people/rights/billing-rights.ts'
import { queueDisputeEmails } from './dispute-emails.ts'
import { getDocument } from './get-document.ts'

interface DisputeNeeds {
  database: Database
  /** Base of links in emails. */
  publicUrl: string
}

/** Opens or withdraws a dispute. No money moves. */
export const disputeHandler = ({ database, publicUrl }: DisputeNeeds) =>
  handle(billingCalls.disputeDocument, async (call) => {
    const customer = await billingViewer(database, call)
    const { account, personID } = customer
    const { documentId, amountCents } = call.body
    const reason = call.body.reason?.trim() ?? ''
    const isTakenBack = amountCents === 0
    if (!isTakenBack && reason === '') return invalid('reason', 'Tell us what’s wrong.')
    return database.transaction(async (db) => {
      const open = await db.find<{ cents: number; side: string }>(sql`
        select open_cents::float8 as cents, side from billing_documents
        where id = ${documentId} and account_id = ${account.id}
        for update`)
      if (!open) return refuse('NotFound', { message: 'We couldn’t find this document.' })
      const parts = isTakenBack ? [] : await readParts(db, account.id, documentId, call.body.lines ?? [])
      const cents = disputedCents(parts, amountCents) ?? open.cents
      if (open.side === 'credit') return refuse('Billing.NotPayable')
      if (cents < 0 || cents > open.cents) return refuse('Billing.TooMuch', { data: { openCents: open.cents } })
      if (open.cents === 0) return refuse('Billing.NothingOpen')
      await db.rows(sql`
        update billing_documents
        set disputed_cents = ${cents}, dispute_reason = ${isTakenBack ? null : reason},
          disputed_at = ${isTakenBack ? null : call.now}, disputed_by = ${isTakenBack ? null : personID},
          disputed_lines = ${parts.length > 0 ? JSON.stringify(parts) : null}::jsonb
        where id = ${documentId}`)
      const after = { disputedCents: cents, reason: isTakenBack ? null : reason, lines: parts }
      await audit(db, auditActorOf(call), { action: 'invoice.dispute', object: documentId, after })
      if (!isTakenBack)
        await queueDisputeEmails(db, { documentId, cents, reason, by: disputantOf(customer) }, publicUrl)
      return getDocument(db, account.id, documentId, todayOf(call), personID)
    })
  })

const disputantOf = ({ email, firstName, lastName, account }: Customer) => ({
  email,
  firstName,
  name: `${firstName} ${lastName}`,
  customerNumber: account.number,
})

async function readParts(
  db: Queryable,
  accountId: string,
  documentId: string,
  choices: readonly LineChoice[],
): Promise<DisputedPart[]> {
  if (choices.length === 0) return []
  const { lines } = await getDocument(db, accountId, documentId, '')
  const planned = planDispute(lines, choices)
  return Array.isArray(planned) ? planned : invalid(planned.field, planned.message)
}

/** The sum of the lines. An amount given beside them must be that sum, or it would not be clear what is disputed. */
function disputedCents(
  parts: readonly DisputedPart[],
  amountCents: number | null | undefined,
): number | null | undefined {
  if (parts.length === 0) return amountCents
  const sum = parts.reduce((total, part) => total + part.amountCents, 0)
  if (amountCents !== undefined && amountCents !== null && amountCents !== sum)
    return invalid('amountCents', 'The amount must be the sum of the lines.')
  return sum
}
