import type { OrderState } from '../order-model/order-state.ts'
import { notFoundProblem, type Problem, problem } from '../order-model/problem.ts'

const maxInvitations = 100
const longestDays = 366

export interface NewInvitation {
  now: Date
  expires: Date
  /** Invitations that the order has already. */
  count: number
}

/** An order takes a limited number of invitations, which end within a year. */
export function findInvitationProblem(
  { id, status }: { id: string; status: string },
  { now, expires, count }: NewInvitation,
): Problem | undefined {
  if (status !== 'Unsubmitted') return problem('GroupOrder.CannotModifySubmittedOrder', { OrderID: id })
  if (count >= maxInvitations)
    return problem('GroupOrderInvitation.InvitationQuantityExceeded', { OrderID: id, Maximum: maxInvitations })
  return findExpirationProblem(expires, now)
}

export function findExpirationProblem(expires: Date, now: Date): Problem | undefined {
  const days = (expires.getTime() - now.getTime()) / 86_400_000
  if (days > 0 && days <= longestDays) return undefined
  return problem('GroupOrderInvitation.InvalidExpiration', { ExpirationDate: expires.toISOString() })
}

/** A contributor changes lines of the own invitation only; other lines do not exist for them. */
export function findContributorProblem(
  { order, lines }: OrderState,
  invitationID: string,
  lineID?: string,
): Problem | undefined {
  const line = lines.find(({ id }) => id === lineID)
  if (lineID !== undefined && line?.invitationID !== invitationID) return notFoundProblem('LineItem', lineID)
  return order.status === 'Unsubmitted'
    ? undefined
    : problem('GroupOrder.CannotModifySubmittedOrder', { OrderID: order.id })
}

/** Marks a new line as added by an invitation. */
export const withInvitation = (state: OrderState, lineID: string, invitationID: string): OrderState => ({
  ...state,
  lines: state.lines.map((line) => (line.id === lineID ? { ...line, invitationID } : line)),
})
