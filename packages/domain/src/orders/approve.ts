import type { SpendingAccounts } from '../payments/spending-account.ts'
import { findStatusProblem, inStatus } from './life-cycle.ts'
import type { Offers } from './offer.ts'
import { type Problem, problem, refused } from './problem.ts'
import type { Sheet } from './sheet.ts'
import { booked, type OrderDecision, opened } from './submit.ts'
import { openingProblems } from './validate.ts'

export interface ApprovalContext {
  now: Date
  accounts: SpendingAccounts
  /** The caller is in a group that has yet to decide and did not submit the order. */
  isEligible: boolean
  /** IDs of the approval rules still pending after this answer. */
  approvalsLeft: readonly string[]
  /** Problems of applied promotions that are no longer valid. */
  promotionProblems: readonly Problem[]
}

/** The last approval opens the order with the bookings of a submit; earlier ones are only counted. */
export function approveOrder(sheet: Sheet, offers: Offers, context: ApprovalContext): OrderDecision {
  const closed = findAnswerProblem(sheet, context.isEligible, 'approve')
  if (closed) return refused(closed)
  const { order } = sheet
  if (context.approvalsLeft.length > 0)
    return { ok: true, ...booked({ ...sheet, order: inStatus(order, 'AwaitingApproval', context.now) }) }
  const problems = [...openingProblems(sheet, offers, context), ...context.promotionProblems]
  if (problems.length > 0) return refused(...problems)
  const approved = inStatus(order, 'AwaitingApproval', context.now, 'dateApproved')
  return { ok: true, ...opened({ ...sheet, order: approved }, offers, context.now) }
}

export interface DeclineContext {
  now: Date
  isEligible: boolean
  /** The order goes back to its owner, who may change and resubmit it. */
  allowResubmit: boolean
}

export function declineOrder(sheet: Sheet, { now, isEligible, allowResubmit }: DeclineContext): OrderDecision {
  const closed = findAnswerProblem(sheet, isEligible, 'decline')
  if (closed) return refused(closed)
  const status = allowResubmit ? 'Unsubmitted' : 'Declined'
  return { ok: true, ...booked({ ...sheet, order: inStatus(sheet.order, status, now, 'dateDeclined') }) }
}

const findAnswerProblem = ({ order }: Sheet, isEligible: boolean, answer: 'approve' | 'decline'): Problem | undefined =>
  findStatusProblem(order, answer) ??
  (isEligible ? undefined : problem('Order.NotEligibleToApprove', { OrderID: order.id }))
