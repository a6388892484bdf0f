import { notFound } from '@tessera/server/api-error'
import { sql } from '@tessera/server/sql'
import type { PlatformHandler, PlatformHandlers } from '../actor.ts'
import type { KeyRing } from './key-ring.ts'
import type { IdentityClaims, TokenMaker } from './token-maker.ts'

const minutes = 10

export const userInfoHandlers = (tokens: TokenMaker, keys: KeyRing): PlatformHandlers => ({
  'UserInfo.GetToken': identityToken(tokens),
  'Certs.GetPublicKey': async ({ params }) => {
    const key = await keys.findPublic(params.ID ?? '')
    if (!key) throw notFound('PublicKey', params.ID)
    const { kty, n, e, alg, use, kid } = key
    return { kty, n, e, alg, use, kid }
  },
})

/** The caller as a signed OpenID Connect identity token. */
const identityToken =
  (tokens: TokenMaker): PlatformHandler =>
  async ({ db, actor }) => {
    const claims = await db.find<IdentityClaims>(sql`
      select id as sub, username as preferred_username, email, first_name as given_name, last_name as family_name
      from users
      where uid = ${actor.userKey}`)
    if (!claims) throw notFound('User', actor.userID)
    return { identity_token: await tokens.signIdentity(claims, actor.clientID, minutes), expires_in: minutes * 60 }
  }
