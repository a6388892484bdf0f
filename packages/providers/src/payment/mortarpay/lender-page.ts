import { opened } from './challenge-page.ts'
import { dollars, goTo, page } from './page.ts'
import { change, findPayment, lockPayment, type PaymentRow } from './payment-rows.ts'
import type { Asked, Reply } from './reply.ts'
import { type Connection, inTransaction, type Pool } from './store.ts'
import { type Decision, decisionFor, thinkingMilliseconds } from './test-applicants.ts'

/** The lender asks for a name and decides by the name and the amount. */
export async function showApplication(db: Connection, asked: Asked): Promise<Reply> {
  const row = opened(await findPayment(db, asked.params.id ?? ''), 'loan', asked)
  if (row.status !== 'pending' || row.decidesAt) return goTo(row.returnUrl)
  return form(row)
}

const form = ({ amountCents }: PaymentRow, problem = '', status = 200): Reply =>
  page(
    'Citizen Pay',
    `<p>Pay ${dollars(amountCents)} over time.</p>
<p>Checking whether you qualify is a soft inquiry and won’t affect your credit score. Accepting the loan is a hard inquiry and may affect it.</p>
${problem && `<p role="alert">${problem}</p>`}
<form method="post">
<label for="name">Your full name</label>
<input id="name" name="name" autocomplete="name" maxlength="100" required>
<button name="decision" value="apply">Apply</button>
<button name="decision" value="cancel" formnovalidate>Cancel</button>
</form>
<small>Test page: no real lender is contacted.</small>`,
    status,
  )

export function answerApplication(pool: Pool, asked: Asked, now: Date): Promise<Reply> {
  return inTransaction(pool, async (db) => {
    const row = opened(await lockPayment(db, asked.params.id ?? ''), 'loan', asked)
    if (row.status !== 'pending' || row.decidesAt) return goTo(row.returnUrl)
    const { decision, name } = asked.body
    const applicant = typeof name === 'string' ? name.trim() : ''
    if (decision !== 'cancel' && !applicant) return form(row, 'Enter your name.', 400)
    const decided = decision === 'cancel' ? 'decline' : decisionFor(applicant, row.amountCents)
    await outcomes[row.expiresAt > now ? decided : 'expire'](db, row, now)
    return goTo(row.returnUrl)
  })
}

type Outcome = (db: Connection, row: PaymentRow, now: Date) => Promise<unknown>

const think = (db: Connection, row: PaymentRow, now: Date, behaviour: PaymentRow['behaviour']) =>
  db.query(`update mortarpay.payments set decides_at = $2, behaviour = $3, updated_at = $4 where id = $1`, [
    row.id,
    new Date(now.getTime() + thinkingMilliseconds),
    behaviour,
    now,
  ])

const outcomes: Record<Decision, Outcome> = {
  approve: (db, row, now) => change(db, row, { status: 'authorized' }, now),
  decline: (db, row, now) => change(db, row, { status: 'declined', reason: 'loan-declined' }, now),
  expire: (db, row, now) => change(db, row, { status: 'expired' }, now),
  think: (db, row, now) => think(db, row, now, 'approve'),
  late: (db, row, now) => think(db, row, now, 'late'),
}
