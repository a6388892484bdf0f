import type { AccountUser } from '@tessera/client/shop/types.gen'
import { csvText } from '@tessera/domain/csv/csv-text'
import { rightsText } from './rights.ts'

const headers = [
  'First name',
  'Last name',
  'Email',
  'Status',
  'Last sign-in',
  'Permissions',
  'Limit per order',
  'Limit per month',
  'Ordered this month',
]

export const usersCsv = (users: readonly AccountUser[], timeZone: string): string =>
  csvText([headers, ...users.map((user) => cellsOf(user, timeZone))])

/** `2026-11-15 19:21` on the clock of the store; Sweden writes dates as spreadsheets read them. */
const formatMoment = (moment: string | null, timeZone: string): string =>
  moment ? new Date(moment).toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }) : ''

const cellsOf = (user: AccountUser, timeZone: string): string[] => [
  user.firstName,
  user.lastName,
  user.email,
  user.status,
  formatMoment(user.lastSignInAt, timeZone),
  rightsText(user.rights),
  formatDollars(user.orderLimitCents),
  formatDollars(user.monthLimitCents),
  formatDollars(user.monthUsedCents),
]

const formatDollars = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2))
