import type { Attempt } from '../../checkout/attempts/attempt.ts'
import { type Driver, meansOf } from '../../checkout/attempts/attempt-runner.ts'
import { advance } from '../../checkout/attempts/attempts.ts'
import { savedOrNot } from '../../checkout/attempts/capture-move.ts'
import { queueSettling } from '../../checkout/attempts/settle-job.ts'
import { startVoiding } from '../../checkout/attempts/start-voiding.ts'
import { postInvoicePayment } from './post-invoice-payment.ts'

const againSeconds = 15

/**
 * Captures the money and books it. The invoices are held, so captured money can always be booked. A retry after a crash
 * captures and books under the same keys.
 */
export async function payInvoicesMove(driver: Driver, at: Attempt): Promise<Attempt | undefined> {
  const savedCardId = at.saveCard && !at.savedCardId ? await savedOrNot(driver, at) : at.savedCardId
  const { status, reason } = await meansOf(driver, at).capture(at)
  if (status === 'captured') return booked(driver, at, savedCardId)
  if (status === 'unknown' || status === 'broken' || status === 'unavailable') {
    await queueSettling(driver.needs.database, at.id, againSeconds)
    return undefined
  }
  driver.needs.logger.error({ attempt: at.id, status, reason }, 'invoices could not be charged')
  return startVoiding(driver, at, 'declined')
}

const booked = ({ needs, lease, now }: Driver, at: Attempt, savedCardId: string | null): Promise<Attempt> =>
  needs.database.transaction(async (db) => {
    const change = { capturedCents: at.amountCents, savedCardId, reason: null, message: null }
    const next = await advance(db, at, lease, 'captured', change)
    await postInvoicePayment(db, { attemptId: at.id, cardText: at.words, now })
    return next
  })
