import type { Attempt } from '../../checkout/attempts/attempt.ts'
import { type AttemptRunner, paymentMethodOf } from '../../checkout/attempts/attempt-runner.ts'
import { advanceAttempt } from '../../checkout/attempts/attempts.ts'
import { trySaveCard } from '../../checkout/attempts/capture-move.ts'
import { queueSettling } from '../../checkout/attempts/queue-settling.ts'
import { startVoiding } from '../../checkout/attempts/start-voiding.ts'
import { postInvoicePayment } from './post-invoice-payment.ts'

const retrySeconds = 15

/**
 * Captures the money and books it. The invoices are held, so captured money can always be booked. A retry after a crash
 * captures and books under the same keys.
 */
export async function payInvoicesMove(runner: AttemptRunner, at: Attempt): Promise<Attempt | undefined> {
  const savedCardId = at.saveCard && !at.savedCardId ? await trySaveCard(runner, at) : at.savedCardId
  const { status, reason } = await paymentMethodOf(runner, at).capture(at)
  if (status === 'captured') return bookPayment(runner, at, savedCardId)
  if (status === 'unknown' || status === 'broken' || status === 'unavailable') {
    await queueSettling(runner.needs.database, at.id, retrySeconds)
    return undefined
  }
  runner.needs.logger.error({ attempt: at.id, status, reason }, 'invoices could not be charged')
  return startVoiding(runner, at, 'declined')
}

const bookPayment = ({ needs, lease, now }: AttemptRunner, at: Attempt, savedCardId: string | null): Promise<Attempt> =>
  needs.database.transaction(async (db) => {
    const change = { capturedCents: at.amountCents, savedCardId, reason: null, message: null }
    const next = await advanceAttempt(db, at, lease, 'captured', change)
    await postInvoicePayment(db, { attemptId: at.id, cardText: at.words, now, publicUrl: needs.publicUrl })
    return next
  })
