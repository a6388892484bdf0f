import type { StaffEmailPage } from '@tessera/client/shop/types.gen'
import { staffEmailViews } from '@tessera/contract/middleware/operator/email-models'
import type { Database } from '@tessera/server/database'
import { and, type Sql, sql } from '@tessera/server/sql'
import { listPage } from '../../../kit/list-query.ts'
import { utcText } from '../../../kit/utc-text.ts'
import { readView } from '../lists/read-view.ts'
import { staffPageQuery } from '../lists/staff-page-query.ts'
import { matchesWords, searchPattern } from '../orders/search-words.ts'

export type StaffEmailRow = StaffEmailPage['items'][number]
type View = (typeof staffEmailViews)[number]

export interface StaffEmailQuery {
  view: string | undefined
  search: string | undefined
  customerNumber: string | undefined
  page: string | undefined
}

const views: Record<View, Sql> = {
  open: sql`m.sent_at is null`,
  'given-up': sql`m.given_up_at is not null and m.sent_at is null`,
  sent: sql`m.sent_at is not null`,
  all: sql`true`,
}

export const emailColumns = sql`m.id, m.template, m.recipient, m.subject,
  case when m.sent_at is not null then 'sent' when m.given_up_at is not null then 'given-up' else 'waiting' end as state,
  ${utcText(sql`m.created_at`, 'milliseconds')} as "createdAt", ${utcText(sql`m.sent_at`, 'milliseconds')} as "sentAt", m.attempts,
  m.last_problem as problem, m.resent_by as "resentBy", c.name as customer, c.number as "customerNumber"`

/** The customer with the address of the email. */
export const emailCustomer = sql`left join lateral (
  select a.name, a.number from people p join accounts a on a.id = p.account_id
  where lower(p.email) = lower(m.recipient) and p.status <> 'deleted' limit 1) c on true`

/** By address, subject (order numbers are in it), and by the name or number of a customer. */
const matched = (pattern: string): Sql => sql`with matched as materialized (
  select m.id from mails m where search_words(array[m.recipient, m.subject]) like ${pattern}
  union
  select m.id from accounts a join people p on p.account_id = a.id
    join mails m on lower(m.recipient) = lower(p.email) where ${matchesWords('accounts', pattern)})`

/** To the addresses of the people of a customer. */
const ofCustomer = (number: string): Sql => sql`lower(m.recipient) in (
  select lower(p.email) from people p join accounts a on a.id = p.account_id
  where a.number = ${number} and p.status <> 'deleted')`

/** Emails of the last 30 days, newest first. */
export function listStaffEmails({ database }: { database: Database }, given: StaffEmailQuery): Promise<StaffEmailPage> {
  const search = given.search?.trim() ?? ''
  return listPage<StaffEmailRow>(
    database,
    {
      before: search ? matched(searchPattern(search)) : sql``,
      columns: emailColumns,
      from: sql`mails m`,
      also: emailCustomer,
      mine: sql`true`,
    },
    staffPageQuery({
      page: given.page,
      search,
      tie: sql`m.id`,
      orderBy: sql`m.created_at desc, m.id`,
      where: and([
        views[readView(staffEmailViews, given.view, 'open')],
        ...(search ? [sql`m.id in (select id from matched)`] : []),
        ...(given.customerNumber ? [ofCustomer(given.customerNumber)] : []),
      ]),
    }),
  )
}
