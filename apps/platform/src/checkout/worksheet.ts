import type { Queryable } from '@tessera/server/database'
import { JsonText } from '@tessera/server/json-text'
import { join, type Sql, sql } from '@tessera/server/sql'
import { selectFields, selectList, selectListWithout } from '../engine/select-list.ts'
import { hasOldPrices } from '../orders/order-pricing.ts'
import { appliedPromotions, appliedTable } from '../orders/order-promotions.ts'
import { lineTable, orderTable } from '../orders/order-table.ts'
import { shownLine } from '../orders/show-order.ts'
import type { ShownWrite } from '../orders/shown-write.ts'
import { subscriptionTable } from '../subscriptions/subscription-tables.ts'

const linesAs = (list: Sql, which: Sql = sql`true`): Sql => sql`(
  select coalesce(json_agg(row_to_json(it)), '[]')
  from (select ${list} from line_items t where t.order_uid = o.uid and ${which} order by t.date_added, t.id) it)`

/** Without these copies a line has 0.7 kB instead of 4. */
const copies = new Set(['Product', 'Variant', 'ShipFromAddress'])
const leanLine = selectListWithout(lineTable, copies)
const lines = {
  whole: linesAs(selectList(lineTable)),
  withoutLinks: linesAs(shownLine({ userType: 'buyer' })),
  lean: linesAs(leanLine),
}

const promotions = sql`(
  select coalesce(json_agg(row_to_json(it)), '[]')
  from (select ${selectList(appliedTable)} from ${appliedPromotions} where t.order_uid = o.uid order by t.position, t.date_applied, t.id, t.line_item_id) it)`

const subscription = sql`(
  select row_to_json(it) from (select ${selectList(subscriptionTable)} from subscriptions t where t.uid = o.subscription_uid) it)`

const storedOrder = sql`(select row_to_json(it) from (select ${selectList(orderTable)} from orders t where t.uid = o.uid) it)`

interface WorksheetParts {
  order: Sql
  lines: Sql
  promotions: Sql
  subscription: Sql
}

const partsWith = (shownLines: Sql): WorksheetParts => ({
  order: storedOrder,
  lines: shownLines,
  promotions,
  subscription,
})

/** The order `o` as a worksheet. */
const worksheetJson = (shown: WorksheetParts): Sql => sql`json_build_object(
      'Order', ${shown.order},
      'LineItems', ${shown.lines}, 'OrderPromotions', ${shown.promotions}, 'Subscription', ${shown.subscription},
      'ShipEstimateResponse', o.ship_estimate_response, 'OrderCalculateResponse', o.order_calculate_response,
      'OrderSubmitResponse', o.order_submit_response, 'OrderSubmitForApprovalResponse', o.order_submit_for_approval_response,
      'OrderApprovedResponse', o.order_approved_response, 'SubscriptionIntegrationResponse', o.subscription_integration_response)`

export const wholeWorksheet = worksheetJson(partsWith(lines.whole))

const wholeOrder = selectList(orderTable)
const orderWithoutUser = join(selectFields(orderTable, (field) => field !== 'FromUser' && field !== 'FromUserID'))

/**
 * Returned by the write of an order without promotions: the worksheet with the written lines, without product copies.
 * The user is there if the write changes who that is. PostgreSQL prepares for all that a statement mentions: reading the
 * user, promotions and a subscription that are not there was half of the time of a changed line.
 */
export const writtenWorksheet: ShownWrite = {
  line: leanLine,
  show(writtenLines, { changesUser, state }) {
    const { fromUserID, subscriptionID } = state.order
    const order = changesUser ? wholeOrder : sql`${orderWithoutUser}, ${fromUserID}::text as "FromUserID"`
    const parts = {
      order: sql`(select row_to_json(it) from (select ${order}) it)`,
      lines: writtenLines,
      promotions: sql`'[]'::json`,
      subscription: subscriptionID === null ? sql`null` : subscription,
    }
    return sql`(select ${worksheetJson(parts)}::text from (select t.*) o)`
  },
}

/** The order with everything checkout needs, in one statement. `where` is a condition on `t`. */
export const findWorksheet = (db: Queryable, where: Sql, detail: keyof typeof lines = 'whole') =>
  worksheetWith(db, where, lines[detail])

/** The same with only these lines, without product copies. */
export const findWorksheetOf = (db: Queryable, where: Sql, lineIDs: readonly string[]) =>
  worksheetWith(db, where, linesAs(leanLine, sql`t.id = any(${lineIDs}::text[])`))

class WorksheetText extends JsonText {
  readonly uid: string
  readonly hasOldPrices: boolean

  constructor({ json, id, uid, hasOldPrices }: WorksheetRow) {
    super(json, id)
    this.uid = uid
    this.hasOldPrices = hasOldPrices
  }
}

interface WorksheetRow {
  id: string
  uid: string
  json: string
  hasOldPrices: boolean
}

async function worksheetWith(db: Queryable, where: Sql, shownLines: Sql): Promise<WorksheetText | undefined> {
  const row = await db.find<WorksheetRow>(sql`
    select o.id, o.uid::text, (select ${hasOldPrices} from orders t where t.uid = o.uid) as "hasOldPrices", ${worksheetJson(partsWith(shownLines))}::text as json
    from orders o
    where o.uid = (select t.uid from orders t where ${where} limit 1)`)
  return row && new WorksheetText(row)
}

export async function getWorksheet(db: Queryable, uid: string): Promise<JsonText> {
  return (await findWorksheet(db, sql`t.uid = ${uid}`)) ?? new JsonText('null')
}
