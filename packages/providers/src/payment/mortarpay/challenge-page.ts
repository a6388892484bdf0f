import { dollars, goTo, page } from './page.ts'
import { change, findPayment, lockPayment, type PaymentRow } from './payment-rows.ts'
import { refuse } from './refusal.ts'
import type { Asked, Reply } from './reply.ts'
import { type Connection, inTransaction, type Pool } from './store.ts'

/** The URL holds a secret key, so its holder is taken for the customer. */
export function opened(row: PaymentRow | undefined, kind: PaymentRow['kind'], { query }: Asked): PaymentRow {
  if (row?.kind !== kind || row.pageKey !== query.get('key')) return refuse(404, 'not_found', 'There is no such page.')
  return row
}

/** The bank asks the customer to confirm the payment. */
export async function showChallenge(db: Connection, asked: Asked): Promise<Reply> {
  const row = opened(await findPayment(db, asked.params.id ?? ''), 'card', asked)
  if (row.status !== 'challenge') return goTo(row.returnUrl)
  return page(
    'Confirm your payment',
    `<p>Your bank needs to confirm your payment of ${dollars(row.amountCents)} to Tessera.</p>
<form method="post">
<button name="decision" value="approve">Confirm payment</button>
<button name="decision" value="refuse">Cancel</button>
</form>
<small>Test page: no real bank is contacted.</small>`,
  )
}

export function answerChallenge(pool: Pool, asked: Asked, now: Date): Promise<Reply> {
  return inTransaction(pool, async (db) => {
    const row = opened(await lockPayment(db, asked.params.id ?? ''), 'card', asked)
    if (row.status !== 'challenge') return goTo(row.returnUrl)
    const isApproved = asked.body.decision === 'approve'
    const isInTime = row.expiresAt > now
    if (!isInTime) await change(db, row, { status: 'expired' }, now)
    else if (isApproved) await change(db, row, { status: 'authorized' }, now)
    else await change(db, row, { status: 'declined', reason: 'check-failed' }, now)
    return goTo(row.returnUrl)
  })
}
