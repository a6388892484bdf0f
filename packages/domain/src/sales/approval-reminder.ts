import { dayIn } from '../local-time.ts'

const hour = 3_600_000
/** By weekday, Sunday first: no one approves on a weekend. */
const hoursByWeekday = [48, 24, 24, 24, 24, 72, 72] as const

/** The moment at which approvers are reminded of an order: a day later, without counting Saturday and Sunday. */
export function approvalReminderAt(askedAt: Date, timeZone: string): Date {
  const weekday = new Date(`${dayIn(askedAt, timeZone)}T00:00:00Z`).getUTCDay()
  return new Date(askedAt.getTime() + (hoursByWeekday[weekday] ?? 24) * hour)
}
