import { collectionPath } from '@tessera/contract/kit/resource'
import { PriceSchedule, priceSchedules } from '@tessera/contract/platform/catalog/price-schedules'
import { and, sql } from '@tessera/server/sql'
import type { PlatformHandler } from '../actor.ts'
import { listPage } from '../engine/list-page.ts'
import { scope } from '../engine/scope.ts'
import { tableOf } from '../engine/table.ts'

const table = tableOf(PriceSchedule, collectionPath(priceSchedules))

const isUnused = sql`not exists (select from products p
    where p.marketplace_id = t.marketplace_id and p.default_price_schedule_id = t.id)
  and not exists (select from product_suppliers s
    where s.marketplace_id = t.marketplace_id and s.default_price_schedule_id = t.id)
  and not exists (select from product_assignments a
    where a.marketplace_id = t.marketplace_id and a.price_schedule_id = t.id)`

/** Price schedules that nothing names. */
export const listUnusedPriceSchedules: PlatformHandler = (call) =>
  listPage(call, { table, from: sql`price_schedules t`, where: and([scope(table, call), isUnused]) })
