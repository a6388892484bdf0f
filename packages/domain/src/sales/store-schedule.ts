import type { storeSteps } from '@tessera/contract/shop/staff-words'

export type StoreStep = (typeof storeSteps)[number]

/** The steps until an order has left. */
export type LeavingStep = Exclude<StoreStep, 'delivered'>

export interface StoreOrder {
  /** How far its lines are. */
  fulfilments: readonly string[]
  shipKind: 'parcel' | 'freight' | 'pick-up'
  placedAt: Date
  /** The day that was promised. */
  arrivesOn: string
}

/** Days on the road. */
const transitDays = { parcel: 2, freight: 3, 'pick-up': 0 } as const
/** Hours in UTC, so that US stores work by day. */
const hours = { picking: 12, leaves: 18, ready: 15, arrives: 17 } as const
const minutesToReserve = 2

const at = (day: string, hour: number): Date => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)

const dayMilliseconds = 86_400_000

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMilliseconds).toISOString().slice(0, 10)

/** Leaves in time for the promised day, but not on the day it was placed unless it has to. */
export function leavingDay({ shipKind, placedAt, arrivesOn }: Omit<StoreOrder, 'fulfilments'>): string {
  const inTime = addDays(arrivesOn, -transitDays[shipKind])
  const nextDay = addDays(placedAt.toISOString().slice(0, 10), 1)
  const earliest = nextDay < arrivesOn ? nextDay : arrivesOn
  return inTime > earliest ? inTime : earliest
}

/** The next step of an order that has not left yet, whatever the time. */
export function nextStoreStep({
  fulfilments,
  shipKind,
}: Pick<StoreOrder, 'fulfilments' | 'shipKind'>): LeavingStep | undefined {
  if (fulfilments.includes('confirmed')) return 'allocated'
  if (fulfilments.includes('allocated')) return 'picking'
  if (!fulfilments.includes('picking')) return undefined
  return shipKind === 'pick-up' ? 'ready-for-pick-up' : 'shipped'
}

/** The next step if its time has come. */
export function dueStoreStep(order: StoreOrder, now: Date): LeavingStep | undefined {
  const step = nextStoreStep(order)
  return step && now >= dueAt(order, step) ? step : undefined
}

function dueAt(order: StoreOrder, step: LeavingStep): Date {
  if (step === 'allocated') return new Date(order.placedAt.getTime() + minutesToReserve * 60_000)
  const day = leavingDay(order)
  if (step === 'picking') return at(day, hours.picking)
  return at(day, step === 'shipped' ? hours.leaves : hours.ready)
}

/** When a delivery that was promised for this day arrives. */
export const arrivalMoment = (arrivesOn: string): Date => at(arrivesOn, hours.arrives)

export interface StoreReturn {
  kind: 'return' | 'damage'
  status: 'requested' | 'approved' | 'received'
  /** When it took its last step. */
  movedAt: Date
}

export type ReturnStoreStep = 'approved' | 'received' | 'inspected'

interface ReturnPause {
  to: ReturnStoreStep
  /** Days since the last step. */
  days: number
}

/** A request is read on the next day, and customers take a few days to bring boxes back. */
const returnPauses: Record<StoreReturn['kind'], Partial<Record<StoreReturn['status'], ReturnPause>>> = {
  return: {
    requested: { to: 'approved', days: 1 },
    approved: { to: 'received', days: 3 },
    received: { to: 'inspected', days: 1 },
  },
  damage: {
    requested: { to: 'approved', days: 1 },
    approved: { to: 'inspected', days: 2 },
  },
}

/** The next step of a return if its day has come. */
export function dueReturnStep({ kind, status, movedAt }: StoreReturn, now: Date): ReturnStoreStep | undefined {
  const pause = returnPauses[kind][status]
  if (!pause) return undefined
  const day = addDays(movedAt.toISOString().slice(0, 10), pause.days)
  return now >= at(day, hours.ready) ? pause.to : undefined
}
