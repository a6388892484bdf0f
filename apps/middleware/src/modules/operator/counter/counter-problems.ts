import type { Cart, CounterOrder } from '@tessera/client/shop/types.gen'
import { formatDollars } from '@tessera/domain/format-dollars'
import type { Queryable } from '@tessera/server/database'
import { type Customer, isNetPro } from '../../../kit/visitor.ts'
import { problemsOf } from '../../checkout/cart/process-cart.ts'
import { checkPurchase } from '../../people/spending-limits/buy-problem.ts'
import { readApprovalText } from '../../people/spending-limits/read-approval-text.ts'

type Problem = CounterOrder['problems'][number]

const codes = { needsBuy: 'Cart.NeedsBuy', aboveLimit: 'Cart.AboveLimit', aboveMonth: 'Cart.AboveMonth' } as const

export interface CounterCheck {
  cart: Cart
  customer: Customer
  acceptsMixedLots: boolean
  creditFreeCents: number
  hasDestination: boolean
  now: Date
}

/** Finds everything that stands against placing the order: the person, the account, its credit, missing entries. */
export async function findCounterProblems(
  db: Queryable,
  check: CounterCheck,
): Promise<{ problems: Problem[]; notices: string[] }> {
  const { cart, customer } = check
  const { problem, overLimit } = await checkPurchase(db, customer, {
    totalCents: cart.totals.totalCents,
    now: check.now,
    orderId: cart.basketId,
    canWait: true,
    codes,
  })
  const notices = overLimit ? [await readApprovalText(db, customer.account.id, overLimit)] : []
  const limit = problem ? [limitProblem(problem.code, customer)] : []
  return { problems: [...accountProblems(check), ...limit, ...cartProblems(check)], notices }
}

/** In words for staff; the refusals of checkout speak to the customer. */
function limitProblem(code: string, { firstName, account }: Customer): Problem {
  const words: Record<string, string> = {
    [codes.needsBuy]: `${firstName} may not place orders for ${account.name}. Choose someone who may.`,
    [codes.aboveLimit]: `This is over ${firstName}’s order limit, and no one at ${account.name} can approve it.`,
    [codes.aboveMonth]: `This is over ${firstName}’s monthly limit, and no one at ${account.name} can approve it.`,
  }
  return { code, message: words[code] ?? `${firstName} can’t place this order.` }
}

function accountProblems({ customer: { account }, cart, creditFreeCents }: CounterCheck): Problem[] {
  if (account.onHold)
    return [{ code: 'Counter.OnHold', message: `${account.name} is on hold. Credit can lift the hold.` }]
  if (!isNetPro(account))
    return [{ code: 'Counter.NoTerms', message: `${account.name} has no terms, so nothing can be put on account.` }]
  const shortCents = cart.totals.totalCents - creditFreeCents
  if (shortCents <= 0) return []
  const message = `This order is ${formatDollars(shortCents)} over the free credit of ${formatDollars(creditFreeCents)}.`
  return [{ code: 'Counter.CreditExceeded', message }]
}

/** Billing is by invoice, so neither a billing address nor a card is asked for. */
const notAsked = new Set(['Cart.NoBilling', 'Cart.NoPayment', 'Line', 'Cart.NoEmail'])

function cartProblems({ cart, customer, acceptsMixedLots, hasDestination }: CounterCheck): Problem[] {
  if (cart.lines.length === 0) return [{ code: 'Cart.Empty', message: 'Enter at least one line.' }]
  if (!hasDestination)
    return [{ code: 'Cart.NoAddress', message: 'Choose a store for pickup, or an address to deliver to.' }]
  return problemsOf(cart, { siteId: '', bearer: undefined, customer }, { acceptsMixedLots })
    .filter(({ code }) => !notAsked.has(code))
    .map(({ code, message }) => ({ code, message: code === 'Cart.MixedLots' ? mixedLots(message) : message }))
}

const mixedLots = (message: string): string =>
  message.replace('Please agree or reduce the quantity.', 'Ask the customer, then check “Accepts more than one lot”.')
