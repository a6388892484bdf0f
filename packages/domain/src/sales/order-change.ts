import { addDays } from './returnability.ts'

export interface ChangeFacts {
  status: 'awaiting-approval' | 'open' | 'completed' | 'declined' | 'canceled'
  isPickUp: boolean
  fulfilments: readonly string[]
}

const untouched = new Set(['confirmed', 'allocated', 'backordered', 'canceled'])

/** Why address and day of an order stay as they are; nothing when they can be changed. */
export function findChangeProblem({ status, isPickUp, fulfilments }: ChangeFacts): string | undefined {
  if (status === 'canceled' || status === 'declined') return 'This order won’t ship.'
  if (status === 'completed') return 'Everything has shipped.'
  // who fetches it is asked at the counter
  if (isPickUp) return undefined
  if (!fulfilments.every((one) => untouched.has(one))) return 'This order is being picked. Please call your store.'
  return undefined
}

/** Freight and tax were paid for this area: the first three digits of a ZIP code are one sorting center. */
export const isSameArea = (one: { state: string; zip: string }, other: { state: string; zip: string }): boolean =>
  one.state === other.state && one.zip.slice(0, 3) === other.zip.slice(0, 3)

/** As long as the warehouse keeps an order that could leave. */
export const longestWaitDays = 45

/** Why this is no day to deliver on; nothing when it is. */
export function findDayProblem(wantedOn: string, today: string): string | undefined {
  const date = new Date(`${wantedOn}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || addDays(wantedOn, 0) !== wantedOn) return 'Choose a date.'
  if (wantedOn <= today) return 'Choose a date after today.'
  if (wantedOn > addDays(today, longestWaitDays)) return `We can hold it for up to ${longestWaitDays} days.`
  if (date.getUTCDay() === 0 || date.getUTCDay() === 6) return 'We don’t deliver on weekends.'
  return undefined
}
