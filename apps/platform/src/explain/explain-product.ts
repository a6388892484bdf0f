import { Product } from '@tessera/contract/platform/catalog/products'
import { fail, notFound } from '@tessera/server/api-error'
import { pathParameter, queryValue } from '@tessera/server/call'
import { findMoment } from '@tessera/server/moment'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler } from '../actor.ts'
import { viewerOf } from '../visibility/viewer.ts'
import { readCandidates, readPrice } from './read-price.ts'
import { readVisibility } from './read-visibility.ts'

/** Why a user of a buyer sees a product or not, and why it costs what it costs. Without a buyer no one is meant. */
export const explainProduct: PlatformHandler = async (call) => {
  const id = pathParameter(call, 'productID')
  const { buyerID = '', userID = '' } = await readParty(call)
  const quantity = readQuantity(call)
  const time = readTime(call)
  const viewer = await viewerOf(call.db, { marketplace: call.actor.marketplace, buyerID, userID })
  const question = { productID: id, quantity, variantID: queryValue(call, 'variantID') || undefined, time }
  const visibility = await readVisibility(call.db, viewer, id)
  if (!visibility) throw notFound(Product.title, id)
  const [Candidates, price] = await Promise.all([
    readCandidates(call.db, viewer, id),
    readPrice(call.db, viewer, question),
  ])
  return {
    ProductID: id,
    BuyerID: buyerID || null,
    UserID: userID || null,
    Quantity: quantity,
    Date: time.toISOString(),
    IsVisible: visibility.isVisible,
    Conditions: visibility.conditions,
    Candidates,
    ...price,
  }
}

async function readParty(call: PlatformCall): Promise<{ buyerID?: string; userID?: string }> {
  const { db, actor } = call
  const [buyerID, userID] = [queryValue(call, 'buyerID') || undefined, queryValue(call, 'userID') || undefined]
  if (!buyerID) return userID ? fail('ValidationFailure', { Property: 'buyerID' }, 'Name the buyer of the user.') : {}
  const found = await db.find<{ hasUser: boolean }>(sql`
    select exists (select from users u
      where u.marketplace_id = b.marketplace_id and u.company_type = 'buyer' and u.company_id = b.id and u.id = ${userID ?? ''}) as "hasUser"
    from buyers b where b.marketplace_id = ${actor.marketplace} and b.id = ${buyerID}`)
  if (!found) throw notFound('Buyer', buyerID)
  if (userID && !found.hasUser) throw notFound('User', userID)
  return { buyerID, ...(userID && { userID }) }
}

function readQuantity(call: PlatformCall): number {
  const given = queryValue(call, 'quantity') || '1'
  if (!/^\d{1,9}$/.test(given) || Number(given) < 1)
    return fail('ValidationFailure', { Property: 'quantity' }, 'quantity must be a whole number above zero.')
  return Number(given)
}

function readTime(call: PlatformCall): Date {
  const given = queryValue(call, 'time')
  if (!given) return call.now
  return findMoment(given) ?? fail('ValidationFailure', { Property: 'time' }, 'time must be a time.')
}
