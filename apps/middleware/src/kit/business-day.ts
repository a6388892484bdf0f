import { dayIn, shopTimeZone } from '@tessera/domain/local-time'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import type { Visitor } from './visitor.ts'

/** Today on the calendar of the account's store. */
export interface BusinessDay {
  today: string
  timeZone: string
}

export const businessDayOf = ({ timeZone }: { timeZone: string }, now: Date): BusinessDay => ({
  today: dayIn(now, timeZone),
  timeZone,
})

export const timeZoneOf = ({ customer }: Visitor): string => customer?.account.timeZone ?? shopTimeZone

/** Today for the caller: on the calendar of their account's store, or of the shop. */
export const todayOf = ({ actor, now }: { actor: Visitor; now: Date }): string => dayIn(now, timeZoneOf(actor))

interface DayOwner {
  accountId: string | null
  storeId?: string | null
}

/** Today for an account, or for a guest's store, where no caller is known. */
export async function readToday(db: Queryable, { accountId, storeId = null }: DayOwner, now: Date): Promise<string> {
  const row = await db.find<{ today: string }>(sql`
    select business_day(${accountId}, ${storeId}, ${now}::timestamptz)::text as today`)
  return row?.today ?? dayIn(now, shopTimeZone)
}

export async function readTimeZone(db: Queryable, accountId: string): Promise<string> {
  const row = await db.find<{ timeZone: string }>(sql`select time_zone_of(${accountId}, null) as "timeZone"`)
  return row?.timeZone ?? shopTimeZone
}

/**
 * SQL for today of an account, whose column must be named with its table: lists and jobs work on accounts in several
 * time zones at once. PostgreSQL calls `business_day` anew for each row, which takes 30 µs; this lookup takes 3.
 */
export const todayIn = (accountId: Sql, now: Date): Sql => sql`(${now}::timestamptz at time zone coalesce((
  select day_store.time_zone from accounts day_account join stores day_store on day_store.id = day_account.preferred_store
  where day_account.id = ${accountId}), ${shopTimeZone}))::date`
