import type { PageErrorPage, RecordingPage } from '@tessera/client/shop/types.gen'
import type { Database } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { listPage } from '../../../kit/list-query.ts'
import { utcText } from '../../../kit/utc-text.ts'
import { staffPageQuery } from '../lists/staff-page-query.ts'
import { searchPattern } from '../orders/search-words.ts'

export interface ObservedQuery {
  search: string | undefined
  page: string | undefined
}

/** One page of a list whose words are searched. */
const pageOf = (given: ObservedQuery, words: Sql, orderBy: Sql, tie: Sql) => {
  const search = given.search?.trim() ?? ''
  return staffPageQuery({
    page: given.page,
    search,
    tie,
    orderBy,
    where: search ? sql`search_words(${words}) like ${searchPattern(search)}` : sql`true`,
  })
}

/** Errors of pages in browsers, the latest first. */
export const listPageErrors = ({ database }: { database: Database }, given: ObservedQuery): Promise<PageErrorPage> =>
  listPage(
    database,
    {
      columns: sql`e.fingerprint as id, e.message, coalesce(e.mapped, e.stack) as stack, e.path, e.reference, e.times,
        ${utcText(sql`e.first_at`, 'milliseconds')} as "firstAt", ${utcText(sql`e.last_at`, 'milliseconds')} as "lastAt"`,
      from: sql`collected_errors e`,
      mine: sql`true`,
    },
    pageOf(
      given,
      sql`array[e.message, coalesce(e.mapped, e.stack), e.path, e.reference]`,
      sql`e.last_at desc, e.fingerprint`,
      sql`e.fingerprint`,
    ),
  )

export type RecordingRow = RecordingPage['items'][number]

export const recordingColumns = sql`r.id, r.email, a.name as customer, a.number as "customerNumber", r.pages,
  greatest(0, extract(epoch from r.last_at - r.started_at))::int as seconds, r.bytes::float8 as bytes,
  ${utcText(sql`r.started_at`, 'milliseconds')} as "startedAt"`

export const recordingCustomer = sql`
  left join people p on p.id = r.person_id left join accounts a on a.id = p.account_id`

/** Recorded visits, the latest first. */
export const listRecordings = ({ database }: { database: Database }, given: ObservedQuery): Promise<RecordingPage> =>
  listPage(
    database,
    {
      columns: recordingColumns,
      from: sql`recordings r`,
      also: recordingCustomer,
      mine: sql`true`,
    },
    pageOf(given, sql`array[r.email, r.customer_id] || r.pages`, sql`r.started_at desc, r.id`, sql`r.id`),
  )
