import type { orderStatuses } from '@tessera/contract/platform/enums'
import type { ReturnStatus } from './return-life-cycle.ts'

type OrderStatus = (typeof orderStatuses)[number] | null

/** The next call that brings a return of the platform to the state it has in the shop. */
export type ReturnStepThere = 'create' | 'submit' | 'approve' | 'decline' | 'cancel' | 'note' | 'refund'

interface ReturnThere {
  status: OrderStatus
  /** The step of the shop that was noted on it. */
  noted: string | null
}

const accepted: readonly ReturnStatus[] = ['approved', 'received', 'inspected', 'refunded']
const worth: readonly ReturnStatus[] = ['inspected', 'refunded']
const pending: readonly ReturnStatus[] = ['requested', 'approved', 'received']

/** Undefined if there is nothing to do. A return that is over on the platform never changes again. */
export function nextReturnStep(here: ReturnStatus, there: ReturnThere | undefined): ReturnStepThere | undefined {
  if (!there) return here === 'canceled' ? undefined : 'create'
  if (there.status === 'Unsubmitted') return 'submit'
  if (there.status === 'AwaitingApproval') {
    if (accepted.includes(here)) return 'approve'
    return here === 'declined' ? 'decline' : here === 'canceled' ? 'cancel' : undefined
  }
  if (there.status !== 'Open') return undefined
  // a return that was declined after its approval is over there as well
  if (here === 'declined' || here === 'canceled') return 'cancel'
  if (worth.includes(here)) return 'refund'
  return here === 'received' && there.noted !== here ? 'note' : undefined
}

/** The status that a decision on the platform gives a return in the shop; undefined if it has none to take over. */
export function followedStatus(
  here: ReturnStatus,
  there: OrderStatus,
): Extract<ReturnStatus, 'approved' | 'declined' | 'canceled' | 'inspected'> | undefined {
  if (!pending.includes(here)) return undefined
  if (there === 'Open') return here === 'requested' ? 'approved' : undefined
  if (there === 'Declined') return 'declined'
  if (there === 'Canceled') return 'canceled'
  return there === 'Completed' ? 'inspected' : undefined
}
