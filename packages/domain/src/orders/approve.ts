import type { OffersByProduct } from '../order-model/offer.ts'
import type { OrderState } from '../order-model/order-state.ts'
import { type Problem, problem, refuse } from '../order-model/problem.ts'
import type { SpendingAccounts } from '../payments/spending-account.ts'
import { findStatusProblem, withStatus } from './life-cycle.ts'
import { findUnpaidProblem } from './submission-checks.ts'
import { type OrderDecision, openOrder, statusBooking } from './submit-order.ts'
import { openingProblems } from './validate-order.ts'

export interface ApprovalContext {
  now: Date
  accounts: SpendingAccounts
  /** The caller is in a group that has yet to decide and did not submit the order. */
  isEligible: boolean
  /** IDs of the approval rules still pending after this answer. */
  approvalsLeft: readonly string[]
  /** Problems of applied promotions that are no longer valid. */
  promotionProblems: readonly Problem[]
  /** The seller opens the order only if it is paid to the cent. */
  isCheckoutOnly: boolean
}

/** The last approval opens the order with the bookings of a submit; earlier ones are only counted. */
export function approveOrder(state: OrderState, offers: OffersByProduct, context: ApprovalContext): OrderDecision {
  const closed = findAnswerProblem(state, context.isEligible, 'approve')
  if (closed) return refuse(closed)
  const { order } = state
  if (context.approvalsLeft.length > 0)
    return { ok: true, ...statusBooking({ ...state, order: withStatus(order, 'AwaitingApproval', context.now) }) }
  const problems = [...openingProblems(state, offers, context), ...context.promotionProblems]
  if (problems.length > 0) return refuse(...problems)
  const unpaid = context.isCheckoutOnly ? findUnpaidProblem(state) : undefined
  if (unpaid) return refuse(unpaid)
  const approved = withStatus(order, 'AwaitingApproval', context.now, 'dateApproved')
  return { ok: true, ...openOrder({ ...state, order: approved }, offers, context.now) }
}

export interface DeclineContext {
  now: Date
  isEligible: boolean
  /** The order goes back to its owner, who may change and resubmit it. */
  allowResubmit: boolean
}

export function declineOrder(state: OrderState, { now, isEligible, allowResubmit }: DeclineContext): OrderDecision {
  const closed = findAnswerProblem(state, isEligible, 'decline')
  if (closed) return refuse(closed)
  const status = allowResubmit ? 'Unsubmitted' : 'Declined'
  return { ok: true, ...statusBooking({ ...state, order: withStatus(state.order, status, now, 'dateDeclined') }) }
}

const findAnswerProblem = (
  { order }: OrderState,
  isEligible: boolean,
  answer: 'approve' | 'decline',
): Problem | undefined =>
  findStatusProblem(order, answer) ??
  (isEligible ? undefined : problem('Order.NotEligibleToApprove', { OrderID: order.id }))
