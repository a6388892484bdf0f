import { type DatabaseConnection, type DatabasePool, inTransaction } from './database.ts'
import { formatDollars, htmlPage, redirectTo } from './html-page.ts'
import { changePayment, findPayment, lockPayment, type PaymentRow } from './payment-rows.ts'
import { refuse } from './refusal-error.ts'
import type { MortarPayReply, MortarPayRequest } from './reply.ts'

/** The URL holds a secret key, so its holder is taken for the customer. */
export function checkPageKey(
  row: PaymentRow | undefined,
  kind: PaymentRow['kind'],
  { query }: MortarPayRequest,
): PaymentRow {
  if (row?.kind !== kind || row.pageKey !== query.get('key')) return refuse(404, 'not_found', 'There is no such page.')
  return row
}

/** The bank asks the customer to confirm the payment. */
export async function showChallenge(db: DatabaseConnection, request: MortarPayRequest): Promise<MortarPayReply> {
  const row = checkPageKey(await findPayment(db, request.params.id ?? ''), 'card', request)
  if (row.status !== 'challenge') return redirectTo(row.returnUrl)
  return htmlPage(
    'Confirm your payment',
    `<p>Your bank needs to confirm your payment of ${formatDollars(row.amountCents)} to Tessera.</p>
<form method="post">
<button name="decision" value="approve">Confirm payment</button>
<button name="decision" value="refuse">Cancel</button>
</form>
<small>Test page: no real bank is contacted.</small>`,
  )
}

export function answerChallenge(pool: DatabasePool, request: MortarPayRequest, now: Date): Promise<MortarPayReply> {
  return inTransaction(pool, async (db) => {
    const row = checkPageKey(await lockPayment(db, request.params.id ?? ''), 'card', request)
    if (row.status !== 'challenge') return redirectTo(row.returnUrl)
    const isApproved = request.body.decision === 'approve'
    const isInTime = row.expiresAt > now
    if (!isInTime) await changePayment(db, row, { status: 'expired' }, now)
    else if (isApproved) await changePayment(db, row, { status: 'authorized' }, now)
    else await changePayment(db, row, { status: 'declined', reason: 'check-failed' }, now)
    return redirectTo(row.returnUrl)
  })
}
