import type { Attempt } from '../attempts/attempt.ts'
import { findLiveAttempt } from '../attempts/attempts.ts'
import { abandonAttempt, beginAttempt, canAbandon, claimAttempt } from '../attempts/begin-attempt.ts'
import { runAttempt } from '../attempts/run-attempt.ts'
import type { ChosenPayment, Payer, PaymentSource } from '../methods/chosen-payment.ts'
import type { MyCart } from './my-cart.ts'
import type { PaymentNeeds } from './payment-needs.ts'

export interface HoldRequest extends Payer {
  cart: MyCart
  payment: ChosenPayment
  source: PaymentSource
  returnUrl: string
  now: Date
}

/** Authorizes the payment for the cart without placing the order. A repeated request finds the existing attempt. */
export async function holdMoney(needs: PaymentNeeds, request: HoldRequest): Promise<Attempt> {
  const { cart, payment, source, owner, customer, returnUrl, now } = request
  const steps = needs.stepsFor(cart.orderId)
  const live = await findLiveAttempt(needs.database, cart.orderId)
  if (live) {
    const { attempt, runner } = await claimAttempt(needs, live, steps, now)
    if (!runner) return attempt
    const isSame = attempt.amountCents === cart.totalCents && isSameChoice(attempt, request)
    if (isSame || !canAbandon(attempt)) return runAttempt(runner, attempt)
    await abandonAttempt(runner, attempt)
  }
  const { attempt, runner } = await beginAttempt(
    needs,
    {
      ...source,
      purpose: 'order',
      orderId: cart.orderId,
      owner,
      method: payment.paymentMethod,
      email: customer?.email ?? null,
      amountCents: cart.totalCents,
      isPlacing: false,
      returnUrl,
    },
    steps,
    now,
  )
  return runner ? runAttempt(runner, attempt) : attempt
}

const isSameChoice = (attempt: Attempt, { payment, source }: HoldRequest): boolean =>
  payment.paymentMethod === 'Citizen_Pay' ? attempt.method === 'Citizen_Pay' : attempt.choice === source.choice
