import type { Attempt } from '../attempts/attempt.ts'
import { findLive } from '../attempts/attempts.ts'
import { beginAttempt, canBeLeft, leave, takeUp } from '../attempts/begin-attempt.ts'
import { drive } from '../attempts/run-attempt.ts'
import type { ChosenPayment, Payer, Source } from '../methods/chosen-payment.ts'
import type { MyCart } from './my-cart.ts'
import type { PaymentNeeds } from './payment-needs.ts'

export interface Holding extends Payer {
  cart: MyCart
  payment: ChosenPayment
  source: Source
  returnUrl: string
  now: Date
}

/** Authorizes the payment for the cart without placing the order. A repeated request finds the existing attempt. */
export async function holdMoney(needs: PaymentNeeds, holding: Holding): Promise<Attempt> {
  const { cart, payment, source, owner, customer, returnUrl, now } = holding
  const steps = needs.stepsFor(cart.orderId)
  const live = await findLive(needs.database, cart.orderId)
  if (live) {
    const { attempt, driver } = await takeUp(needs, live, steps, now)
    if (!driver) return attempt
    const isSame = attempt.amountCents === cart.totalCents && isSameChoice(attempt, holding)
    if (isSame || !canBeLeft(attempt)) return drive(driver, attempt)
    await leave(driver, attempt)
  }
  const { attempt, driver } = await beginAttempt(
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
  return driver ? drive(driver, attempt) : attempt
}

const isSameChoice = (attempt: Attempt, { payment, source }: Holding): boolean =>
  payment.paymentMethod === 'Citizen_Pay' ? attempt.method === 'Citizen_Pay' : attempt.choice === source.choice
