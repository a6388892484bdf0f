import { maxCurveDays } from '@tessera/contract/platform/additions/stock-curve'
import { addDays } from '@tessera/domain/billing/calendar'
import { dayIn, shopTimeZone } from '@tessera/domain/local-time'
import { fail } from '@tessera/server/api-error'
import { pathParameter, queryValue } from '@tessera/server/call'
import { and, type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler } from '../actor.ts'
import { placeConditions, requireProduct } from './list-stock-movements.ts'

interface StockDay {
  Day: string
  Quantity: number
}

const usualDays = 90

/** The stock of a product day by day, added up from its movements (INV-6). The last day is what is there now. */
export const getStockCurve: PlatformHandler = async (call) => {
  const id = pathParameter(call, 'productID')
  const first = addDays(dayIn(call.now, shopTimeZone), 1 - daysOf(call))
  const days = await call.db.rows<StockDay>(sql`
    select to_char(day, 'YYYY-MM-DD') as "Day", (sum(change) over (order by day))::int as "Quantity"
    from (
      select greatest((t.at at time zone ${shopTimeZone})::date, ${first}::date) as day, sum(t.change) as change
      from stock_movements t
      join products p on p.marketplace_id = t.marketplace_id and p.id = t.product_id
      where t.marketplace_id = ${call.actor.marketplace} and t.product_id = ${id} and ${and(placeConditions(call))}
        and ${queryValue(call, 'inventoryRecordID') ? sql`true` : isCounted(queryValue(call, 'variantID') || undefined)}
      group by 1) moved
    order by day`)
  if (days.length === 0) await requireProduct(call, id)
  return { Days: days[0]?.Day === first ? days : [{ Day: first, Quantity: 0 }, ...days] }
}

/** Boxes that are there: a deleted record has none, and without records a product or its variants count their own. */
const isCounted = (variantID: string | undefined): Sql => sql`case
  when t.inventory_record_id is not null then exists (
    select from inventory_records r
    where r.marketplace_id = t.marketplace_id and r.product_id = t.product_id and r.id = t.inventory_record_id)
  else not exists (
    select from inventory_records r
    where r.marketplace_id = t.marketplace_id and r.product_id = t.product_id
      and ${variantID ? sql`r.variant_id = ${variantID}` : sql`true`})
    and ${variantID ? sql`true` : sql`(t.variant_id is not null) = coalesce(p.inventory_variant_level_tracking, false)`} end`

function daysOf(call: PlatformCall): number {
  const days = Number(queryValue(call, 'days') ?? usualDays)
  if (Number.isInteger(days) && days >= 1 && days <= maxCurveDays) return days
  return fail('List.InvalidType', { Property: 'days', Expected: `a whole number from 1 to ${maxCurveDays}` })
}
