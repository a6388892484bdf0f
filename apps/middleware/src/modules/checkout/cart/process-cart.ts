import type { CartStepInput } from '@tessera/client/platform/types.gen'
import type { ErrorEntry } from '@tessera/client/platform-error'
import type { Cart, CheckoutState, ProcessingInput, StepProblem } from '@tessera/client/shop/types.gen'
import { checkoutStepOf, type ErrorCode } from '@tessera/contract/errors'
import type { Visitor } from '../../../kit/visitor.ts'
import { cardText } from '../attempts/card-text.ts'
import { type CartContext, changeCart, changeLatestCart } from './change-cart.ts'
import { findOrderRefusal } from './find-order-refusal.ts'
import { listFreightProblems } from './freight-address.ts'
import type { OrderFacts } from './line-facts.ts'
import { moveShortLines } from './move-short-lines.ts'
import { cartViewOf } from './read-cart.ts'
import { sampleProblems } from './sample-check.ts'
import { emailSteps } from './set-shipping-address.ts'
import { calculateTotals, estimateShipping, noteFacts } from './steps.ts'

/** Stores the input, calculates shipping and tax, and lists everything that is still missing. Charges nothing. */
export async function processCart(
  context: CartContext,
  visitor: Visitor,
  body: ProcessingInput,
  now: Date,
): Promise<CheckoutState> {
  const facts = readOrderFacts(body)
  if (facts.payment) facts.payment.text = await cardText(context, visitor, body)
  const inputSteps = [...emailSteps(visitor, body.email), ...(Object.keys(facts).length > 0 ? [noteFacts(facts)] : [])]
  const { worksheet, problems: refusals } = await changeLatestCart(context, visitor, async (seen) => {
    const isChecked = (seen.LineItems ?? []).length > 0
    const moved = await moveShortLines(context, visitor, seen)
    const steps = [...inputSteps, ...calculationSteps(cartViewOf(context, visitor, moved, now))]
    return changeCart(context, visitor, steps, { seen: moved, isChecked })
  })
  const cart = cartViewOf(context, visitor, worksheet, now)
  const noted = { acceptsMixedLots: body.acceptsMixedLots ?? false }
  const samples = await sampleProblems(context, visitor, cart)
  const refusal = await findOrderRefusal(context.database, visitor, {
    orderId: worksheet.Order?.ID ?? '',
    totalCents: cart.totals.totalCents,
    now,
  })
  const problems = [
    ...(refusal ? [stepProblem('shopping-cart', refusal.code, refusal.message)] : []),
    ...samples,
    ...problemsOf(cart, visitor, noted),
    ...refusals.flatMap(platformProblems),
  ]
  return { cart, problems, canSubmit: problems.length === 0 }
}

function calculationSteps({ lines, shippingAddress, shippingOptions }: Cart): CartStepInput[] {
  if (lines.length === 0 || !shippingAddress) return []
  // adding a line invalidates the shipping options
  return shippingOptions.length === 0 ? [estimateShipping, calculateTotals] : [calculateTotals]
}

function readOrderFacts(body: ProcessingInput): OrderFacts {
  const facts: OrderFacts = {}
  if (typeof body.poNumber === 'string') facts.poNumber = body.poNumber
  if (typeof body.jobName === 'string') facts.jobName = body.jobName
  if (body.taxExempt) facts.taxExempt = true
  if (body.acceptsMixedLots) facts.acceptsMixedLots = true
  if (body.acceptsTerms) facts.acceptsTerms = true
  if (body.paymentMethod)
    facts.payment = {
      method: body.paymentMethod,
      token: body.paymentToken ?? null,
      savedCardId: body.savedCardId ?? null,
      saveCard: body.saveCard ?? false,
      referenceId: body.referenceId ?? null,
    }
  return facts
}

const stepProblem = (
  step: StepProblem['step'],
  code: string,
  message: string,
  lineItemId: string | null = null,
): StepProblem => ({
  step,
  code,
  message,
  lineItemId,
})

/** Requirements of the shop, by checkout step. */
export function problemsOf(cart: Cart, visitor: Visitor, body: { acceptsMixedLots?: boolean }): StepProblem[] {
  if (cart.lines.length === 0) return [stepProblem('shopping-cart', 'Cart.Empty', 'Your cart is empty.')]
  const problems = cart.lines.flatMap(({ problems: own, lineItemId, name }) =>
    own.map((message) => stepProblem('shopping-cart', 'Line', `${name}: ${message}`, lineItemId)),
  )
  const mixed = cart.lines.find(({ isMixedLot }) => isMixedLot)
  if (mixed && !body.acceptsMixedLots)
    problems.push(
      stepProblem(
        'shopping-cart',
        'Cart.MixedLots',
        `${mixed.name} ships from more than one lot, and shades may vary. Please agree or reduce the quantity.`,
        mixed.lineItemId,
      ),
    )
  if (!visitor.customer && !cart.email)
    problems.push(stepProblem('shipping', 'Cart.NoEmail', 'Enter your email address.'))
  if (!cart.shippingAddress) problems.push(stepProblem('shipping', 'Cart.NoAddress', 'Enter a shipping address.'))
  else if (!cart.shippingOptions.some(({ isChosen }) => isChosen))
    problems.push(stepProblem('shipping', 'Cart.NoShipping', 'Choose a delivery method.'))
  for (const message of listFreightProblems(cart))
    problems.push(stepProblem('shipping', 'Cart.FreightAddress', message))
  if (!cart.billingAddress && !cart.pickUp?.billingZip)
    problems.push(stepProblem('payment', 'Cart.NoBilling', 'Enter a billing address.'))
  if (!cart.paymentMethod) problems.push(stepProblem('payment', 'Cart.NoPayment', 'Choose a payment method.'))
  return problems
}

const uncalculated: ErrorCode = 'Order.CannotSubmitUncalculatedOrder'

/** Errors the platform would answer at submit: stock, prices, products. The shop asks for payment and delivery itself. */
function platformProblems({ ErrorCode, Message }: ErrorEntry): StepProblem[] {
  const step = checkoutStepOf(ErrorCode)
  if (step === 'payment' || ErrorCode === uncalculated) return []
  return [stepProblem(step, ErrorCode, Message)]
}
