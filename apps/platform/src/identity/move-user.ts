import { users } from '@tessera/contract/platform/identity/users'
import { fail, notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import { name, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler } from '../actor.ts'
import { getRecord } from '../engine/crud.ts'
import { type MovedOrders, moveOrdersOf } from '../orders/user-orders.ts'
import { readQueryValue } from './read-query-value.ts'
import { endSessions } from './sessions.ts'
import { getUser, type UserRow, userTable } from './user-rows.ts'
import { isDefaultContextUser } from './user-writes.ts'

const table = userTable(users)

/** Assignments to the old buyer that have no meaning in the new one. */
const buyerAssignments = [
  { table: 'user_group_assignments', company: 'company_id' },
  { table: 'security_profile_assignments', company: 'buyer_id' },
  { table: 'address_assignments', company: 'buyer_id' },
  { table: 'credit_card_assignments', company: 'buyer_id' },
  { table: 'spending_account_assignments', company: 'buyer_id' },
  { table: 'message_cc_listener_assignments', company: 'buyer_id' },
]

/** Moves a user to another buyer. The ID stays if it is free there; roles came from the buyer, so sessions end. */
export const moveUser: PlatformHandler = async (call) => {
  const orders = readQueryValue(call.query, 'orders') ?? 'None'
  if (!/^(None|Unsubmitted|All)$/i.test(orders))
    fail('ValidationFailure', { Property: 'orders' }, 'orders must be one of None, Unsubmitted, All.')
  const user = await getUser(table, call, pathParameter(call, 'userID'))
  const target = { ...call, params: { ...call.params, buyerID: pathParameter(call, 'newBuyerID') } }
  await requireBuyer(target)
  if (target.params.buyerID === call.params.buyerID) return getRecord(table, call, user.id)
  if (await isDefaultContextUser(call, user)) fail('User.CannotMoveDefaultContextUser', { UserID: user.id })
  await refuseImpersonated(call, user)
  await moveOrdersOf(call.db, user.uid, orders.toLowerCase() as MovedOrders, target.params.buyerID)
  await removeBuyerAssignments(call, user)
  await call.db.rows(sql`update users set company_id = ${target.params.buyerID} where uid = ${user.uid}`)
  await moveOwnRecords(call, user.uid, target.params.buyerID)
  await endSessions(call.db, user.uid)
  return getRecord(table, target, user.id)
}

/** Lists of products and subscriptions go along; addresses, cards and accounts are those of the old buyer. */
async function moveOwnRecords({ db }: PlatformCall, uid: string, buyerID: string): Promise<void> {
  await db.rows(sql`update product_collections set buyer_id = ${buyerID} where owner_uid = ${uid}`)
  await db.rows(sql`
    update subscriptions set from_company_id = ${buyerID}, billing_address_id = null, shipping_address_id = null, payment = null
    where user_uid = ${uid}`)
  await db.rows(sql`
    update subscription_items i set shipping_address_id = null
    from subscriptions s where s.uid = i.subscription_uid and s.user_uid = ${uid}`)
}

async function requireBuyer({ db, actor, params }: PlatformCall): Promise<void> {
  const buyer = await db.find(
    sql`select from buyers where marketplace_id = ${actor.marketplace} and id = ${params.buyerID}`,
  )
  if (!buyer) throw notFound('Buyer', params.buyerID)
}

async function refuseImpersonated({ db, actor, params }: PlatformCall, { id }: UserRow): Promise<void> {
  const config = await db.find<{ id: string }>(sql`
    select id from impersonation_configs
    where marketplace_id = ${actor.marketplace}
      and ((buyer_id = ${params.buyerID} and user_id = ${id})
        or (impersonation_buyer_id = ${params.buyerID} and impersonation_user_id = ${id}))
    limit 1`)
  if (config)
    fail('Impersonation.CannotDeleteImpersonateeParty', { UsedBy: 'ImpersonationConfig', ObjectID: config.id })
}

async function removeBuyerAssignments({ db, actor, params }: PlatformCall, { id }: UserRow): Promise<void> {
  for (const tie of buyerAssignments)
    await db.rows(sql`
      delete from ${name(tie.table)}
      where marketplace_id = ${actor.marketplace} and ${name(tie.company)} = ${params.buyerID} and user_id = ${id}`)
}
