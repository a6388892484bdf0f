import { users } from '@tessera/contract/platform/identity/users'
import { grantedRoles } from '@tessera/domain/identity/granted-roles'
import { fail } from '@tessera/server/api-error'
import { JsonText } from '@tessera/server/json-text'
import type { Actor, PlatformCall, PlatformHandler } from '../actor.ts'
import { moveGuestOrder } from '../orders/move-guest-order.ts'
import type { TokenAuthenticator } from './authenticate.ts'
import { createAccessToken } from './grants.ts'
import { findGuestToken, getGuestByToken } from './guest-token.ts'
import { mayWriteXp } from './own-profile.ts'
import { spendToken } from './sessions.ts'
import { accountByKey } from './sign-in-accounts.ts'
import { findClient } from './sign-in-clients.ts'
import type { TokenMaker } from './token-maker.ts'
import { getUser, userTable } from './user-rows.ts'
import { createUser } from './user-writes.ts'

const create = createUser(users)
const table = userTable(users)

/** `PUT /me/register`: a guest becomes a user of the same buyer and keeps the order. The guest's token is revoked. */
export const registerUser =
  (tokens: TokenMaker, authenticate: TokenAuthenticator): PlatformHandler =>
  async (call) => {
    const guest = await getGuest(call, authenticate)
    if (!(await spendToken(call.db, guest.tokenID, guest.tokenEnds))) fail('Auth.TokenRevoked')
    if (call.body.xp && !mayWriteXp(call)) fail('User.XPNotAllowed')
    const inBuyer = { ...call, params: { buyerID: guest.companyID } }
    const made = await create(inBuyer)
    const ID = (made instanceof JsonText && made.id) || ''
    const { uid } = await getUser(table, inBuyer, ID)
    await moveGuestOrder(call, guest, { ...guest, userKey: uid, userID: ID })
    return { access_token: await firstToken(call, tokens, guest, uid) }
  }

/** The guest is the caller or given by a second token, which must be a valid anonymous one. */
async function getGuest(call: PlatformCall, authenticate: TokenAuthenticator): Promise<Actor> {
  if (call.actor.orderID) return call.actor
  if (!findGuestToken(call)) fail('User.IsNotTemp')
  return getGuestByToken(call, authenticate)
}

async function firstToken(call: PlatformCall, tokens: TokenMaker, guest: Actor, uid: string): Promise<string> {
  const account = await accountByKey(call.db, uid)
  const client = await findClient(call.db, guest.clientID)
  if (!account || !client) return fail('InvalidToken')
  const roles = grantedRoles(account.roles, undefined, client.limits) ?? fail('Auth.InsufficientRoles')
  return (await createAccessToken({ tokens, client }, account, roles, client.accessMinutes)).access_token
}
