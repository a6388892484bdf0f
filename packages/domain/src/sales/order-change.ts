import { addDays } from './returnability.ts'

export interface ChangeFacts {
  status: 'awaiting-approval' | 'open' | 'completed' | 'declined' | 'canceled'
  isPickUp: boolean
  fulfilments: readonly string[]
}

const untouched = new Set(['confirmed', 'allocated', 'backordered', 'canceled'])

/** Why the delivery address and day cannot be changed; undefined if they can. */
export function findDeliveryChangeProblem({ status, isPickUp, fulfilments }: ChangeFacts): string | undefined {
  if (status === 'canceled' || status === 'declined') return 'This order won’t ship.'
  if (status === 'completed') return 'Everything has shipped.'
  // the pickup person is checked at the counter
  if (isPickUp) return undefined
  if (!fulfilments.every((one) => untouched.has(one))) return 'This order is being picked. Please call your store.'
  return undefined
}

/** Freight and tax were paid for this area: the first three digits of a ZIP code are one sorting center. */
export const isSameArea = (one: { state: string; zip: string }, other: { state: string; zip: string }): boolean =>
  one.state === other.state && one.zip.slice(0, 3) === other.zip.slice(0, 3)

/** Maximum days the warehouse holds an order that is ready to ship. */
export const maxWaitDays = 45

/** Why the order cannot be delivered or picked up on this day; undefined if it can. Stores are open on weekends. */
export function findDayProblem(wantedOn: string, today: string, isPickUp = false): string | undefined {
  const date = new Date(`${wantedOn}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || addDays(wantedOn, 0) !== wantedOn) return 'Choose a date.'
  if (wantedOn <= today) return 'Choose a date after today.'
  if (wantedOn > addDays(today, maxWaitDays)) return `We can hold it for up to ${maxWaitDays} days.`
  if (isPickUp) return undefined
  if (date.getUTCDay() === 0 || date.getUTCDay() === 6) return 'We don’t deliver on weekends.'
  return undefined
}
