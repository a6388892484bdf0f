import { ApiError, fail } from '@tessera/server/api-error'
import type { Actor, PlatformCall } from '../actor.ts'
import type { TokenAuthenticator } from './authenticate.ts'
import { readQueryValue } from './read-query-value.ts'

/** A guest token sent in addition to the caller's own: in the body, or in the query, where published clients put it. */
export function findGuestToken({ query, raw }: PlatformCall): string | undefined {
  const [, inBody] = Object.entries(raw ?? {}).find(([name]) => name.toLowerCase() === 'anonusertoken') ?? []
  return typeof inBody === 'string' && inBody !== '' ? inBody : readQueryValue(query, 'anonUserToken')
}

/** The guest of that token. It must be valid, unspent and of the same marketplace. */
export async function getGuestByToken(call: PlatformCall, authenticate: TokenAuthenticator): Promise<Actor> {
  const token = findGuestToken(call) ?? fail('Auth.MustPassAnonUserToken')
  const guest = await authenticate(`Bearer ${token}`).catch((error) => {
    if (error instanceof ApiError && error.status === 401) return undefined
    throw error
  })
  if (!guest?.orderID || guest.marketplace !== call.actor.marketplace) return fail('Auth.MustPassAnonUserToken')
  return guest
}
