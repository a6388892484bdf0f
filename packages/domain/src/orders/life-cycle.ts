import type { ErrorCode } from '@tessera/contract/errors'
import type { OrderHeader, OrderStatus } from '../order-model/order-state.ts'
import { type Problem, problem } from '../order-model/problem.ts'

export type OrderAction = 'submit' | 'approve' | 'decline' | 'cancel' | 'complete' | 'ship'

type StatusChanges = Partial<Record<OrderStatus, readonly OrderStatus[]>>

/** Target statuses of an action by current status. Canceled and Completed are final. */
export const transitions: Record<OrderAction, StatusChanges> = {
  submit: { Unsubmitted: ['Open', 'AwaitingApproval'] },
  approve: { AwaitingApproval: ['Open', 'AwaitingApproval'] },
  decline: { AwaitingApproval: ['Declined', 'Unsubmitted'] },
  cancel: {
    Unsubmitted: ['Canceled'],
    AwaitingApproval: ['Canceled'],
    Declined: ['Canceled'],
    Open: ['Canceled'],
  },
  complete: { Open: ['Completed'] },
  ship: { Open: ['Completed'] },
}

const codes: Record<OrderAction, ErrorCode> = {
  submit: 'Order.CannotSubmitBadStatus',
  approve: 'Order.MustBeAwaitingApproval',
  decline: 'Order.MustBeAwaitingApproval',
  cancel: 'Order.CannotCancelInCurrentStatus',
  complete: 'Order.CannotCompleteBadStatus',
  ship: 'Order.CannotShipBadStatus',
}

export const findStatusProblem = ({ id, status }: OrderHeader, action: OrderAction): Problem | undefined =>
  transitions[action][status] ? undefined : problem(codes[action], { OrderID: id, Status: status })

type Milestone = 'dateSubmitted' | 'dateApproved' | 'dateDeclined' | 'dateCanceled' | 'dateCompleted'

/** Sets the status, its date stamps and the date of the change. */
export function withStatus(
  order: OrderHeader,
  status: OrderStatus,
  now: Date,
  ...stamps: readonly Milestone[]
): OrderHeader {
  const moment = now.toISOString()
  return { ...order, status, lastUpdated: moment, ...Object.fromEntries(stamps.map((stamp) => [stamp, moment])) }
}
