import { demandsOf, stockProblems } from '../inventory/demand.ts'
import type { Caller } from '../order-model/caller.ts'
import type { Offer, OffersByProduct } from '../order-model/offer.ts'
import type { Line, OrderState } from '../order-model/order-state.ts'
import { distinctProblems, type Problem, problem } from '../order-model/problem.ts'
import { isRefund } from '../payments/amounts.ts'
import { debitProblems, outstandingDebits, type SpendingAccounts } from '../payments/spending-account.ts'
import { pricingContext, repriceLines } from '../pricing/reprice-lines.ts'
import { findStatusProblem } from './life-cycle.ts'

export interface SubmitContext {
  now: Date
  caller: Caller
  accounts: SpendingAccounts
  /** Currency of the user's locale today. */
  userCurrency: string | null
  /** The API client has a checkout event, so the order must be calculated. */
  hasCheckoutEvent: boolean
  /** Only the seller's checkout submits the order, once it is paid. */
  isCheckoutOnly: boolean
  /** Problems of applied promotions that are no longer valid. */
  promotionProblems: readonly Problem[]
  /** IDs of the approval rules that must approve the order. */
  approvalsRequired: readonly string[]
}

/** All problems that prevent submitting, at once. */
export function validateOrder(state: OrderState, offers: OffersByProduct, context: SubmitContext): Problem[] {
  const closed = findStatusProblem(state.order, 'submit')
  if (closed) return [closed]
  return distinctProblems([
    ...orderProblems(state, context),
    ...openingProblems(state, offers, context),
    ...context.promotionProblems,
  ])
}

/** Problems of payments, stock, prices and accounts when the order opens: at submit, and again at the last approval. */
export function openingProblems(
  state: OrderState,
  offers: OffersByProduct,
  context: Pick<SubmitContext, 'now' | 'accounts'>,
): Problem[] {
  const { lines, payments, order } = state
  const sold = lines.filter(({ isBundle }) => !isBundle)
  const pricing = repriceLines(lines, offers, pricingContext(state, context.now))
  const buyable = sold.filter((line) => offers.get(line.productID))
  return distinctProblems([
    ...paymentProblems(state),
    ...productProblems(sold, offers),
    ...buyable.flatMap(({ id }) => pricing.problems.get(id) ?? []),
    ...stockProblems(demandsOf(lines, offers), offers),
    ...debitProblems(outstandingDebits(payments, order.total), context.accounts, context.now),
  ])
}

function paymentProblems({ order, payments }: OrderState): Problem[] {
  const unaccepted = payments.filter((payment) => !payment.accepted && !isRefund(payment)).map(({ id }) => id)
  if (unaccepted.length === 0) return []
  return [problem('Order.CannotSubmitWithUnaccceptedPayments', { OrderID: order.id, PaymentIDs: unaccepted })]
}

function orderProblems({ order, lines }: OrderState, context: SubmitContext): Problem[] {
  const data = { OrderID: order.id }
  const isEmpty = lines.every(({ isBundle }) => isBundle)
  const problems: (Problem | false)[] = [
    isEmpty && problem('Order.CannotSubmitWithNoLineItems', data),
    context.hasCheckoutEvent && !order.isCalculated && problem('Order.CannotSubmitUncalculatedOrder', data),
    order.currency !== context.userCurrency && problem('Order.CurrencyMismatch', { ...data, Currency: order.currency }),
  ]
  return problems.filter((one) => one !== false)
}

/** One problem per reason, with all affected products. */
function productProblems(sold: readonly Line[], offers: OffersByProduct): Problem[] {
  const productsThat = (isSo: (offer: Offer | undefined) => boolean | undefined): string[] => [
    ...new Set(sold.map(({ productID }) => productID).filter((productID) => isSo(offers.get(productID)))),
  ]
  const unseen = productsThat((offer) => !offer)
  const inactive = productsThat((offer) => offer && !offer.product.active)
  const parents = productsThat((offer) => offer?.product.isParent)
  const unsold = productsThat((offer) => offer && !offer.isSoldBySeller)
  return [
    ...(unseen.length > 0 ? [problem('Order.ProductsNotFound', { ProductIDs: unseen })] : []),
    ...(inactive.length > 0 ? [problem('Order.CannotSubmitWithInactiveProduct', { ProductIDs: inactive })] : []),
    ...(parents.length > 0 ? [problem('Order.CannotSubmitWithParentProduct', { ProductIDs: parents })] : []),
    ...unsold.map((productID) => problem('LineItem.ProductNotAvailableFromSeller', { ProductID: productID })),
  ]
}
