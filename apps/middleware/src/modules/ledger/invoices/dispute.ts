import { billingCalls } from '@tessera/contract/middleware/billing/operations'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { handle } from '../../../kit/http/handle.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { audit, auditActorOf } from '../../people/accounts/audit.ts'
import { billingViewer } from '../../people/rights/billing-rights.ts'
import { getDocument } from './get-document.ts'

/** Opens or withdraws a dispute. No money moves. */
export const disputeHandler = (database: Database) =>
  handle(billingCalls.disputeDocument, async (call) => {
    const { account, personID } = await billingViewer(database, call)
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
      const cents = amountCents ?? open.cents
      if (open.side === 'credit') return refuse('Billing.NotPayable')
      if (cents < 0 || cents > open.cents) return refuse('Billing.TooMuch', { data: { openCents: open.cents } })
      if (open.cents === 0) return refuse('Billing.NothingOpen')
      await db.rows(sql`
        update billing_documents
        set disputed_cents = ${cents}, dispute_reason = ${isTakenBack ? null : reason},
          disputed_at = ${isTakenBack ? null : call.now}, disputed_by = ${isTakenBack ? null : personID}
        where id = ${documentId}`)
      const after = { disputedCents: cents, reason: isTakenBack ? null : reason }
      await audit(db, auditActorOf(call), { action: 'invoice.dispute', object: documentId, after })
      return getDocument(db, account.id, documentId, call.now, personID)
    })
  })
