import { fail } from '@tessera/server/api-error'
import type { PlatformHandler } from '../actor.ts'
import { moveGuestOrder } from '../orders/move-guest-order.ts'
import type { TokenAuthenticator } from './authenticate.ts'
import { getGuestByToken } from './guest-token.ts'
import { spendToken } from './sessions.ts'

/** `PUT /me/orders`: moves a guest's order to the user who has signed in. The guest's token is revoked. */
export const transferOrder =
  (authenticate: TokenAuthenticator): PlatformHandler =>
  async (call) => {
    const guest = await getGuestByToken(call, authenticate)
    if (!(await spendToken(call.db, guest.tokenID, guest.tokenEnds))) fail('Auth.MustPassAnonUserToken')
    await moveGuestOrder(call, guest, call.actor)
    return undefined
  }
