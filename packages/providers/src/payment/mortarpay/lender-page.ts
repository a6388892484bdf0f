import { loanTermsFor } from '@tessera/contract/shop/loan-offer'
import { checkPageKey } from './challenge-page.ts'
import { type DatabaseConnection, type DatabasePool, inTransaction } from './database.ts'
import { formatDollars, htmlPage, redirectTo } from './html-page.ts'
import { changePayment, findPayment, lockPayment, type PaymentRow } from './payment-rows.ts'
import type { MortarPayReply, MortarPayRequest } from './reply.ts'
import { decisionFor, type LenderDecision, thinkingMilliseconds } from './test-applicants.ts'

/** The lender asks for a name and decides by the name and the amount. */
export async function showApplication(db: DatabaseConnection, request: MortarPayRequest): Promise<MortarPayReply> {
  const row = checkPageKey(await findPayment(db, request.params.id ?? ''), 'loan', request)
  if (row.status !== 'pending' || row.decidesAt) return redirectTo(row.returnUrl)
  return applicationForm(row)
}

const applicationForm = ({ amountCents }: PaymentRow, problem = '', status = 200): MortarPayReply =>
  htmlPage(
    'Citizen Pay',
    `<p>Pay ${formatDollars(amountCents)} over time.</p>
${termsText(amountCents)}
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

/** As on the shop's own pages. */
function termsText(amountCents: number): string {
  const { months, aprPercent, monthlyCents, lastCents, interestCents, totalCents } = loanTermsFor(amountCents)
  return `<p>${months} monthly payments: ${months - 1} of ${formatDollars(monthlyCents)} and one of ${formatDollars(lastCents)}. ${aprPercent}% APR, fixed. Interest ${formatDollars(interestCents)}, total of payments ${formatDollars(totalCents)}.</p>
<p>No down payment and no fees. You can pay it off early.</p>`
}

export function answerApplication(pool: DatabasePool, request: MortarPayRequest, now: Date): Promise<MortarPayReply> {
  return inTransaction(pool, async (db) => {
    const row = checkPageKey(await lockPayment(db, request.params.id ?? ''), 'loan', request)
    if (row.status !== 'pending' || row.decidesAt) return redirectTo(row.returnUrl)
    const { decision, name } = request.body
    const applicant = typeof name === 'string' ? name.trim() : ''
    if (decision !== 'cancel' && !applicant) return applicationForm(row, 'Enter your name.', 400)
    const decided = decision === 'cancel' ? 'decline' : decisionFor(applicant, row.amountCents)
    await outcomes[row.expiresAt > now ? decided : 'expire'](db, row, now)
    return redirectTo(row.returnUrl)
  })
}

type Outcome = (db: DatabaseConnection, row: PaymentRow, now: Date) => Promise<unknown>

const scheduleDecision = (db: DatabaseConnection, row: PaymentRow, now: Date, behaviour: PaymentRow['behaviour']) =>
  db.query(`update mortarpay.payments set decides_at = $2, behaviour = $3, updated_at = $4 where id = $1`, [
    row.id,
    new Date(now.getTime() + thinkingMilliseconds),
    behaviour,
    now,
  ])

const outcomes: Record<LenderDecision, Outcome> = {
  approve: (db, row, now) => changePayment(db, row, { status: 'authorized' }, now),
  decline: (db, row, now) => changePayment(db, row, { status: 'declined', reason: 'loan-declined' }, now),
  expire: (db, row, now) => changePayment(db, row, { status: 'expired' }, now),
  think: (db, row, now) => scheduleDecision(db, row, now, 'approve'),
  late: (db, row, now) => scheduleDecision(db, row, now, 'late'),
}
