import { moveAttempt } from '../../checkout/attempts/attempt-runner.ts'
import type { PaymentPurpose } from '../../checkout/attempts/payment-purpose.ts'
import { startVoiding } from '../../checkout/attempts/start-voiding.ts'
import { payInvoicesMove } from './pay-invoices-move.ts'
import { releaseInvoices } from './release-invoices.ts'

/** Pays invoices by card: captures at once, and releases the invoices if nothing was charged. */
export const invoicePurpose: PaymentPurpose = {
  authorized: (runner, at) =>
    runner.now > at.expiresAt ? startVoiding(runner, at, 'expired') : moveAttempt(runner, at, 'submitting'),
  place: payInvoicesMove,
  release: releaseInvoices,
}
