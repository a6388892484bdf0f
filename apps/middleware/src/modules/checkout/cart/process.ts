import type { CartStepInput } from '@tessera/client/platform/types.gen'
import type { ErrorEntry } from '@tessera/client/platform-error'
import type { Cart, CheckoutState, ProcessingInput, StepProblem } from '@tessera/client/shop/types.gen'
import { checkoutStepOf, type ErrorCode } from '@tessera/contract/errors'
import type { Visitor } from '../../../kit/visitor.ts'
import { cardWords } from '../attempts/card-text.ts'
import { type CartDesk, changeCart, changeSeen } from './change-cart.ts'
import { emailSteps } from './choose-address.ts'
import type { OrderFacts } from './line-facts.ts'
import { settlePlaces } from './move-short.ts'
import { findOrderRefusal } from './order-right.ts'
import { viewOf } from './read-cart.ts'
import { sampleProblems } from './sample-check.ts'
import { calculate, estimateShipping, noteFacts } from './steps.ts'

/** Stores the input, calculates shipping and tax, and lists everything that is still missing. Charges nothing. */
export async function processCart(
  desk: CartDesk,
  visitor: Visitor,
  body: ProcessingInput,
  now: Date,
): Promise<CheckoutState> {
  const facts = given(body)
  if (facts.payment) facts.payment.text = await cardWords(desk, visitor, body)
  const said = [...emailSteps(visitor, body.email), ...(Object.keys(facts).length > 0 ? [noteFacts(facts)] : [])]
  const { worksheet, problems: refusals } = await changeSeen(desk, visitor, async (seen) => {
    const isChecked = (seen.LineItems ?? []).length > 0
    const settled = await settlePlaces(desk, visitor, seen)
    const steps = [...said, ...workingOut(viewOf(desk, visitor, settled, now))]
    return changeCart(desk, visitor, steps, { seen: settled, isChecked })
  })
  const cart = viewOf(desk, visitor, worksheet, now)
  const noted = { acceptsMixedLots: body.acceptsMixedLots ?? false }
  const samples = await sampleProblems(desk, visitor, cart)
  const refusal = await findOrderRefusal(desk.database, visitor, {
    orderId: worksheet.Order?.ID ?? '',
    totalCents: cart.totals.totalCents,
    now,
  })
  const problems = [
    ...(refusal ? [problem('shopping-cart', refusal.code, refusal.message)] : []),
    ...samples,
    ...problemsOf(cart, visitor, noted),
    ...refusals.flatMap(asProblem),
  ]
  return { cart, problems, canSubmit: problems.length === 0 }
}

function workingOut({ lines, shippingAddress, shippingOptions }: Cart): CartStepInput[] {
  if (lines.length === 0 || !shippingAddress) return []
  // adding a line invalidates the shipping options
  return shippingOptions.length === 0 ? [estimateShipping, calculate] : [calculate]
}

function given(body: ProcessingInput): OrderFacts {
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

const problem = (
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
  if (cart.lines.length === 0) return [problem('shopping-cart', 'Cart.Empty', 'Your cart is empty.')]
  const problems = cart.lines.flatMap(({ problems: own, lineItemId, name }) =>
    own.map((message) => problem('shopping-cart', 'Line', `${name}: ${message}`, lineItemId)),
  )
  const mixed = cart.lines.find(({ isMixedLot }) => isMixedLot)
  if (mixed && !body.acceptsMixedLots)
    problems.push(
      problem(
        'shopping-cart',
        'Cart.MixedLots',
        `${mixed.name} ships from more than one lot, and shades may vary. Please agree or reduce the quantity.`,
        mixed.lineItemId,
      ),
    )
  if (!visitor.customer && !cart.email) problems.push(problem('shipping', 'Cart.NoEmail', 'Enter your email address.'))
  if (!cart.shippingAddress) problems.push(problem('shipping', 'Cart.NoAddress', 'Enter a shipping address.'))
  else if (!cart.shippingOptions.some(({ isChosen }) => isChosen))
    problems.push(problem('shipping', 'Cart.NoShipping', 'Choose a delivery method.'))
  if (!cart.billingAddress) problems.push(problem('payment', 'Cart.NoBilling', 'Enter a billing address.'))
  if (!cart.paymentMethod) problems.push(problem('payment', 'Cart.NoPayment', 'Choose a payment method.'))
  return problems
}

const uncalculated: ErrorCode = 'Order.CannotSubmitUncalculatedOrder'

/** Errors the platform would answer at submit: stock, prices, products. The shop asks for payment and delivery itself. */
function asProblem({ ErrorCode, Message }: ErrorEntry): StepProblem[] {
  const step = checkoutStepOf(ErrorCode)
  if (step === 'payment' || ErrorCode === uncalculated) return []
  return [problem(step, ErrorCode, Message)]
}
