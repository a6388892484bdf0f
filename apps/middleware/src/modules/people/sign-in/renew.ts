import { PlatformError } from '@tessera/client/platform-error'
import { authCalls } from '@tessera/contract/middleware/auth/operations'
import { handle } from '../../../kit/http/handle.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { readSecret } from '../credentials/read-secret.ts'
import { finishGuestCarts } from '../guest-carts/join-guest-cart.ts'
import { findCustomer } from '../session/find-customer.ts'
import { hasSession, renewSession } from '../session/renew-session.ts'
import { platformRefreshOf } from '../session/session-tokens.ts'
import type { AuthNeeds } from './auth-needs.ts'
import { sessionAnswer } from './sign-in.ts'

/** Renews a session by its refresh token. Each token works once; a second use ends the session. */
export const renewHandler = (needs: AuthNeeds) =>
  handle(authCalls.userAuthentication, async (call) => {
    const { database } = needs
    const refresh = readSecret(call) ?? refuse('Session.Missing')
    // wrong tokens end here without a call to the platform
    if (!(await hasSession(database, refresh))) refuse('Session.Expired')
    // platform first: if it refuses, our own token must stay usable
    const authToken = await renewOnPlatform(needs, platformRefreshOf(refresh), call.from)
    const tokens = (await renewSession(database, refresh)) ?? refuse('Session.Expired')
    const customer = (await findCustomer(database, tokens.token)) ?? refuse('Session.Expired')
    const joined = await finishGuestCarts(needs, customer.personID, authToken)
    return { ...sessionAnswer(customer, authToken, tokens), joinedLines: joined }
  })

async function renewOnPlatform({ commerce }: AuthNeeds, refresh: string, forwardedFor: string): Promise<string> {
  try {
    const { client, storefrontClientID } = commerce
    return (await client.Auth.RefreshToken(refresh, storefrontClientID, { forwardedFor })).access_token
  } catch (error) {
    if (error instanceof PlatformError && error.status < 500 && error.status !== 429) refuse('Session.Expired')
    throw error
  }
}
