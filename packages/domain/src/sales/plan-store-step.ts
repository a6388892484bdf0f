import { nextStoreStep, type StoreOrder, type StoreStep } from './store-schedule.ts'

export interface StoreStepFacts extends Pick<StoreOrder, 'fulfilments' | 'shipKind'> {
  status: string
  isBeingCanceled: boolean
  isAwaitingPayment: boolean
  /** Picked boxes wait to be handed over. */
  isPicked: boolean
  /** A shipment has left and has not arrived. */
  isUnderWay: boolean
}

type PlannedStep = { step: StoreStep; reason: null } | { step: null; reason: string }

const none = (reason: string): PlannedStep => ({ step: null, reason })

/** The step that an order takes next in the store, or why it takes none. */
export function planStoreStep(order: StoreStepFacts): PlannedStep {
  const { status, isBeingCanceled, isAwaitingPayment, fulfilments, isPicked, isUnderWay } = order
  if (status === 'canceled') return none('It was canceled.')
  if (isBeingCanceled) return none('It is being canceled.')
  if (status === 'awaiting-approval') return none('It needs its company’s approval.')
  if (isAwaitingPayment) return none('It isn’t paid yet.')
  const leaving = status === 'open' ? nextStoreStep(order) : undefined
  if (leaving) return { step: leaving, reason: null }
  if (isUnderWay || (status === 'open' && isPicked)) return { step: 'delivered', reason: null }
  return none(fulfilments.includes('backordered') ? 'The rest is backordered.' : 'Nothing is left to do.')
}
