import { reconcilePayments } from '@tessera/middleware/modules/checkout/attempts/reconcile-payments'
import type { PaymentNeeds } from '@tessera/middleware/modules/checkout/payments/payment-needs'

/** PAY-3, PAY-6: in production an attempt is reconciled after two idle minutes, every minute. */
const restSeconds = 4
const everyMilliseconds = 1000

/** Runs the reconciler repeatedly, as the job of every minute does. */
export function keepReconciling(needs: PaymentNeeds): { close(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let round: Promise<unknown> = Promise.resolve()
  const next = () => {
    round = reconcilePayments(needs, new Date(), restSeconds).catch(() => undefined)
    void round.then(() => {
      if (!isClosed) timer = setTimeout(next, everyMilliseconds)
    })
  }
  next()
  return {
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await round
    },
  }
}
