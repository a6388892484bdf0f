import type { ErrorCode } from '@tessera/contract/errors'
import { type Problem, problem } from './problem.ts'
import type { OrderStatus, SheetOrder } from './sheet.ts'

export type OrderAction = 'submit' | 'approve' | 'decline' | 'cancel' | 'complete' | 'ship'

type Roads = Partial<Record<OrderStatus, readonly OrderStatus[]>>

/** Target statuses of an action by current status. Canceled and Completed are final. */
export const transitions: Record<OrderAction, Roads> = {
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

export const findStatusProblem = ({ id, status }: SheetOrder, action: OrderAction): Problem | undefined =>
  transitions[action][status] ? undefined : problem(codes[action], { OrderID: id, Status: status })

type Milestone = 'dateSubmitted' | 'dateApproved' | 'dateDeclined' | 'dateCanceled' | 'dateCompleted'

/** Sets the status, its date stamps and the date of the change. */
export function inStatus(
  order: SheetOrder,
  status: OrderStatus,
  now: Date,
  ...stamps: readonly Milestone[]
): SheetOrder {
  const moment = now.toISOString()
  return { ...order, status, lastUpdated: moment, ...Object.fromEntries(stamps.map((stamp) => [stamp, moment])) }
}
