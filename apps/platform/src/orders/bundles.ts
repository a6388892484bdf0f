import { addBundle, type NewBundle } from '@tessera/domain/orders/bundle'
import { removeBundle } from '@tessera/domain/orders/remove-line'
import { type Body, parameter } from '@tessera/server/call'
import type { Soon } from '@tessera/server/soon'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { newID, resolveID } from '../engine/ids.ts'
import { checkLineAddress } from './check-address.ts'
import { agreed, type Desk, putBack, putBackLine } from './desk.ts'
import { givenLine } from './given-line.ts'
import type { Place } from './place.ts'

/** Bundles are added and removed as a whole: one line for the bundle and one for each of its products. */
export function bundleHandlers(place: Place): PlatformHandlers {
  return {
    [place.name('Bundle', 'Create')]: (call) => add(place, call),
    [place.name('Bundle', 'Delete')]: async (call) => {
      const desk = await place.take(call)
      const [bundleID, itemID] = [parameter(call, 'bundleID'), parameter(call, 'bundleItemID')]
      const { sheet } = agreed(removeBundle(desk.sheet, bundleID, itemID, contextOf(call, desk)))
      await putBack(call, desk, sheet)
      return undefined
    },
  }
}

const contextOf = ({ now }: PlatformCall, { caller, catalogue }: Desk) => ({ now, caller, offers: catalogue.offers })

async function add(place: Place, call: PlatformCall): Promise<Soon> {
  const bundleID = parameter(call, 'bundleID')
  const sent = (call.body.LineItems ?? []) as Body[]
  const desk = await place.takeOrMake(call, { more: [bundleID, ...(await partsOf(call, bundleID))] })
  for (const item of sent) await checkLineAddress(call, desk, item)
  const lineID = newID()
  const given: NewBundle = { bundleID, lineID, items: await itemsIn(call, sent) }
  const { sheet } = agreed(addBundle(desk.sheet, given, contextOf(call, desk), newID))
  return putBackLine(call, desk, sheet, lineID)
}

/** Their offers are read together with the order. */
async function partsOf({ db, actor }: PlatformCall, bundleID: string): Promise<string[]> {
  const parts = await db.rows<{ id: string }>(sql`
    select product_id as id from bundle_product_assignments
    where marketplace_id = ${actor.marketplace} and bundle_id = ${bundleID}`)
  return parts.map(({ id }) => id)
}

async function itemsIn(call: PlatformCall, sent: readonly Body[]): Promise<NewBundle['items']> {
  const items = []
  for (const item of sent) {
    const id = typeof item.ID === 'string' ? { id: await resolveID(call, item.ID) } : {}
    items.push({ ...givenLine(item), ...id, productID: String(item.ProductID) })
  }
  return items
}
