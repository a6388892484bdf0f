import { type Sql, sql } from '@tessera/server/sql'
import { isSince } from '../engine/count-rows.ts'
import { isOfferEvent } from '../event-kind.ts'

/** When the prices of an unsubmitted order were computed. */
export interface OrderPricing {
  /** Every transaction before it had ended. */
  since: string
  /** The next begin or end of a sale. */
  until: string | null
}

/** The prices of a buyer's order `t` may be old: the catalog was written, or a sale began or ended, since they were computed. */
export const hasOldPrices = sql`(t.status = 'Unsubmitted' and t.side = 'buyer' and (t.priced_since is null or t.priced_until <= now() or exists (
  select from events where marketplace_id = t.marketplace_id and ${isSince(sql`t.priced_since`)} and ${isOfferEvent})))`

export const pricingColumns = (pricing: OrderPricing | undefined): Record<string, Sql> =>
  pricing ? { priced_since: sql`${pricing.since}::xid8`, priced_until: sql`${pricing.until}` } : {}
