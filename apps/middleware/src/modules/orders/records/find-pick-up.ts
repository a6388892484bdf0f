import type { OrderPickUp } from '@tessera/client/shop/types.gen'
import { addDays } from '@tessera/domain/billing/calendar'
import { dayIn } from '@tessera/domain/local-time'
import { bringText } from '@tessera/domain/sales/bring-text'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { getSiteSettings } from '../../site/content/site-settings.ts'
import { describeHours } from '../../site/stores/describe-hours.ts'
import type { Store } from '../../site/stores/store.ts'
import type { OrderRecord } from './order-record.ts'

type PickUpStore = Pick<Store, 'slug' | 'name' | 'phone' | 'timeZone' | 'hours' | 'holidayHours' | 'exceptions'> & {
  readyAt: string | null
}

/** The store of an order that a customer picks up, and how long it waits there; null after it was picked up. */
export async function findPickUp(db: Queryable, order: OrderRecord, now: Date): Promise<OrderPickUp | null> {
  const isOpen = order.status === 'open' || order.status === 'awaiting-approval'
  if (!order.isPickUp || !isOpen) return null
  const store = await db.find<PickUpStore>(sql`
    select s.slug, s.name, s.phone, s.time_zone as "timeZone", s.hours, s.holiday_hours as "holidayHours", s.exceptions,
      (select max(e.at) from sales_events e where e.document_id = ${order.number} and e.kind = 'ready-for-pick-up')::text
        as "readyAt"
    from stores s where s.id = ${order.storeId}`)
  if (!store) return null
  const { pickUpFreeDays = 14, pickUpDailyFeeCents = 1000 } = await getSiteSettings(db)
  const freeDays = Number(pickUpFreeDays)
  return {
    storeSlug: store.slug,
    storeName: store.name,
    phone: store.phone,
    hours: describeHours(store, now, freeDays),
    heldUntil: store.readyAt && addDays(dayIn(new Date(store.readyAt), order.timeZone), freeDays),
    dailyFeeCents: Number(pickUpDailyFeeCents),
    bring: bringText(order.number, order.lines),
  }
}
