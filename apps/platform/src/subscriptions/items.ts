import { addLine } from '@tessera/domain/orders/add-line'
import { changeLine } from '@tessera/domain/orders/change-line'
import type { LineInput } from '@tessera/domain/orders/line-change'
import { findRefreshed } from '@tessera/domain/orders/refresh'
import { removeLine } from '@tessera/domain/orders/remove-line'
import { fail, notFound } from '@tessera/server/api-error'
import { pathParameter, type RequestBody } from '@tessera/server/call'
import type { JsonText } from '@tessera/server/json-text'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { chosenID } from '../engine/crud.ts'
import { checkID, resolveID } from '../engine/ids.ts'
import { listPage } from '../engine/list-page.ts'
import { checkLineAddress } from '../orders/check-address.ts'
import { orThrow } from '../orders/locked-order.ts'
import { lineTable } from '../orders/order-table.ts'
import { readFullLineInput, readLineInput } from '../orders/read-line-input.ts'
import { getSubscriptionUid, lockSubscription, readSubscription, type SubscriptionTarget } from './find-subscription.ts'
import { type OpenSubscription, openSubscription, saveItems } from './subscription-state.ts'
import { findItemJson, subscriptionItems } from './subscription-tables.ts'

/** The items of a subscription: priced like lines, with the subscription price where there is one. */
export function itemHandlers(target: SubscriptionTarget): PlatformHandlers {
  const named = (verb: string) => target.operationID('Item', verb)
  const itemID = (call: PlatformCall) => pathParameter(call, 'subscriptionItemID')
  const open = async (call: PlatformCall) => openSubscription(call, await lockSubscription(target, call), addedBy(call))
  return {
    [named('List')]: async (call) => {
      const uid = await getSubscriptionUid(target, call)
      await refreshPrices(call, uid)
      return listPage(call, { table: lineTable, from: subscriptionItems, where: sql`t.subscription_uid = ${uid}` })
    },
    [named('Get')]: async (call) => {
      const uid = await getSubscriptionUid(target, call)
      await refreshPrices(call, uid)
      return getItem(call, uid, itemID(call))
    },
    [named('Create')]: async (call) => addItem(call, await open(call), await chosenID(call)),
    [named('Save')]: async (call) => {
      const opened = await open(call)
      const isThere = opened.state.lines.some(({ id }) => id === itemID(call))
      if (isThere) return changeItem(call, opened, itemID(call), readFullLineInput(call.body))
      return addItem(call, opened, checkID(itemID(call)))
    },
    [named('Patch')]: async (call) => {
      const opened = await open(call)
      const item = opened.state.lines.find(({ id }) => id === itemID(call))
      return changeItem(call, opened, itemID(call), readLineInput(call.body, item))
    },
    [named('Delete')]: async (call) => {
      const opened = await open(call)
      await saveItems(call, opened, orThrow(removeLine(opened.state, itemID(call), opened.context)).state)
      return undefined
    },
  }
}

const addedBy = ({ body }: PlatformCall): string[] => (typeof body.ProductID === 'string' ? [body.ProductID] : [])

async function getItem({ db }: PlatformCall, uid: string, id: string): Promise<JsonText> {
  const found = await findItemJson(db, uid, id)
  if (!found) throw notFound('LineItem', id)
  return found
}

/** An item ships to an address of the subscriber. */
export const checkItemAddress = (call: PlatformCall, { record }: OpenSubscription, body: RequestBody): Promise<void> =>
  checkLineAddress(call, { record: { ...record, isGuest: false } }, body)

async function addItem(call: PlatformCall, opened: OpenSubscription, id: string): Promise<JsonText> {
  await checkItemAddress(call, opened, call.body)
  const input = { ...readLineInput(call.body), id, productID: String(call.body.ProductID) }
  await saveItems(call, opened, orThrow(addLine(opened.state, input, opened.context)).state)
  return getItem(call, opened.record.uid, id)
}

async function changeItem(
  call: PlatformCall,
  opened: OpenSubscription,
  id: string,
  input: LineInput,
): Promise<JsonText> {
  await checkItemAddress(call, opened, call.body)
  await saveItems(call, opened, orThrow(changeLine(opened.state, id, input, opened.context)).state)
  return getItem(call, opened.record.uid, await renameItem(call, opened, id))
}

/** Another ID in the body renames the item; the parts of a bundle follow it. */
async function renameItem(call: PlatformCall, { record, state }: OpenSubscription, id: string): Promise<string> {
  const { ID: wanted } = call.body
  if (typeof wanted !== 'string' || wanted === id) return id
  const renamed = await resolveID(call, wanted)
  if (state.lines.some((line) => line.id === renamed)) fail('IdExists', { ObjectType: 'LineItem', ObjectID: renamed })
  await call.db.rows(sql`
    update subscription_items
    set id = case when id = ${id} then ${renamed} else id end,
      bundle_item_id = case when bundle_item_id = ${id} then ${renamed} else bundle_item_id end
    where subscription_uid = ${record.uid} and ${id} in (id, bundle_item_id)`)
  return renamed
}

/** Stores today's prices, so that a read shows what the next order would cost now. A rival's new quantity wins. */
export async function refreshPrices(call: PlatformCall, uid: string): Promise<void> {
  const record = await readSubscription(call.db, sql`t.uid = ${uid}`)
  if (!record || record.lines.length === 0) return
  const { state, context } = await openSubscription(call, record)
  const lines = findRefreshed(state, context.offers, call.now)?.state.lines
  if (!lines) return
  const rows = lines.map(({ id, quantity, unitPrice, lineSubtotal, priceScheduleID, isOnSale }) => ({
    id,
    quantity,
    price: unitPrice,
    subtotal: lineSubtotal,
    schedule: priceScheduleID,
    sale: isOnSale,
  }))
  await call.db.rows(sql`
    update subscription_items i
    set unit_price = r.price / 10000, line_subtotal = r.subtotal / 10000, price_schedule_id = r.schedule, is_on_sale = r.sale
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id text, quantity integer, price numeric, subtotal numeric, schedule text, sale boolean)
    where i.subscription_uid = ${uid} and i.id = r.id and i.quantity = r.quantity`)
}
