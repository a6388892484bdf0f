import type { OrderState } from '../order-model/order-state.ts'
import { type Problem, problem, refuse } from '../order-model/problem.ts'
import { findStatusProblem } from './life-cycle.ts'
import { findActorProblem } from './order-permissions.ts'
import { type OrderDecision, openOrder } from './submit-order.ts'
import type { SubmitContext } from './validate-order.ts'

/** Reasons why an order to a supplier cannot be sent. Its prices and stock were settled when it was split off. */
export function outgoingProblems({ order, lines }: OrderState): Problem[] {
  const closed = findStatusProblem(order, 'submit')
  if (closed) return [closed]
  return lines.length === 0 ? [problem('Order.CannotSubmitWithNoLineItems', { OrderID: order.id })] : []
}

/** Sends an order of the marketplace owner to its supplier. */
export function openOutgoing(state: OrderState, { now, caller }: Pick<SubmitContext, 'now' | 'caller'>): OrderDecision {
  const stranger = findActorProblem(caller)
  const problems = stranger ? [stranger] : outgoingProblems(state)
  return problems.length > 0 ? refuse(...problems) : { ok: true, ...openOrder(state, new Map(), now) }
}
