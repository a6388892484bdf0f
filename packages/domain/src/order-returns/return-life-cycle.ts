import { isOrderAdmin, needsRole } from '../order-model/caller.ts'
import { invalidProperty, type Problem, problem, refuse } from '../order-model/problem.ts'
import { findActorProblem } from '../orders/order-permissions.ts'
import type { ReturnDecision } from './change-return.ts'
import { findOrderProblem, itemProblems } from './item-problems.ts'
import { refundedAmount } from './return-amounts.ts'
import { type ReturnContext, type ReturnState, withReturnStatus } from './return-state.ts'

/** Submits the return; with seller rules to meet it waits for approval. Quantities count from now on. */
export function submitReturn(
  state: ReturnState,
  approvalsRequired: readonly string[],
  context: ReturnContext,
): ReturnDecision {
  const closed = findActorProblem(context.caller) ?? findSubmitProblem(state) ?? findOrderProblem(context)
  if (closed) return refuse(closed)
  const problems = itemProblems(state.items, context)
  if (problems.length > 0) return refuse(...problems)
  const status = approvalsRequired.length > 0 ? 'AwaitingApproval' : 'Open'
  return { ok: true, state: withReturnStatus(state, status, context.now, 'dateSubmitted') }
}

const findSubmitProblem = ({ status }: ReturnState): Problem | undefined =>
  status === 'Unsubmitted' ? undefined : invalidProperty('Status', `A return that is ${status} cannot be submitted.`)

export interface ReturnAnswer {
  now: Date
  /** The caller is in a group that has yet to decide and did not submit the return. */
  isEligible: boolean
}

export function approveReturn(
  state: ReturnState,
  { now, isEligible, approvalsLeft }: ReturnAnswer & { approvalsLeft: readonly string[] },
): ReturnDecision {
  const closed = findAnswerProblem(state, isEligible)
  if (closed) return refuse(closed)
  return { ok: true, state: approvalsLeft.length > 0 ? state : withReturnStatus(state, 'Open', now, 'dateApproved') }
}

export function declineReturn(state: ReturnState, { now, isEligible }: ReturnAnswer): ReturnDecision {
  const closed = findAnswerProblem(state, isEligible)
  return closed ? refuse(closed) : { ok: true, state: withReturnStatus(state, 'Declined', now, 'dateDeclined') }
}

const findAnswerProblem = ({ id, status }: ReturnState, isEligible: boolean): Problem | undefined =>
  status === 'AwaitingApproval' && isEligible
    ? undefined
    : problem('OrderReturn.NotEligibleToApproveOrDecline', { OrderReturnID: id, Status: status })

/** Completes an open return without a payment. */
export function completeReturn(state: ReturnState, { now, caller }: ReturnContext): ReturnDecision {
  if (!isOrderAdmin(caller)) return refuse(needsRole(caller, 'OrderAdmin'))
  const data = { OrderReturnID: state.id, Status: state.status }
  if (state.status !== 'Open') return refuse(problem('OrderReturn.CannotCompleteBadStatus', data))
  if (state.refundAmount === null) return refuse(problem('OrderReturn.CannotCompleteInvalidAmount', data))
  return { ok: true, state: withReturnStatus(state, 'Completed', now, 'dateCompleted') }
}

/** Owners cancel until money was paid back; completed and refunded returns are canceled by administrators. */
export function cancelReturn(state: ReturnState, { now, caller, order }: ReturnContext): ReturnDecision {
  const stranger = findActorProblem(caller)
  if (stranger) return refuse(stranger)
  if (state.status === 'Unsubmitted')
    return refuse(problem('OrderReturn.CannotCancelUnsubmitted', { OrderReturnID: state.id }))
  if (state.status === 'Declined' || state.status === 'Canceled')
    return refuse(invalidProperty('Status', `A return that is ${state.status} cannot be canceled.`))
  const isSettled = state.status === 'Completed' || refundedAmount(order.payments, state.id) > 0
  if (isSettled && !isOrderAdmin(caller)) return refuse(needsRole(caller, 'OrderAdmin'))
  return { ok: true, state: withReturnStatus(state, 'Canceled', now, 'dateCanceled') }
}

/** Owners delete what they have not submitted. */
export function findDeleteProblem({ id, status }: ReturnState, { caller }: ReturnContext): Problem | undefined {
  const stranger = findActorProblem(caller)
  if (stranger) return stranger
  return status === 'Unsubmitted' || isOrderAdmin(caller)
    ? undefined
    : problem('OrderReturn.NotAuthorizedToDelete', { OrderReturnID: id, Status: status })
}
