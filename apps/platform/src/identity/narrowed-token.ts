import { narrowedRoles } from '@tessera/domain/identity/narrowed-roles'
import { fail } from '@tessera/server/api-error'
import type { PlatformHandler } from '../actor.ts'
import type { TokenMaker } from './token-maker.ts'

const maxSeconds = 300

/**
 * `POST /me/tokens/narrowed`: a token of the caller with fewer roles. It has the version of the caller's sign-in, so it
 * ends with that, and never outlives the token that asks, so a chain of them is no way to stay signed in.
 */
export const createNarrowedToken =
  (tokens: TokenMaker): PlatformHandler =>
  async ({ actor, body, now }) => {
    const asked = body.Roles as string[]
    const roles = narrowedRoles(actor.roles, asked)
    if (roles.length === 0) fail('Auth.NoRoleRemains', { AssignedRoles: [...actor.roles], Roles: asked })
    const left = Math.floor((actor.tokenEnds.getTime() - now.getTime()) / 1000)
    if (left < 1) fail('InvalidToken')
    const seconds = Math.min(maxSeconds, left)
    const claims = {
      usr: actor.username,
      cid: actor.clientID,
      u: actor.userKey,
      sv: actor.tokenVersion,
      usrtype: actor.userType,
      roles,
    }
    const token = await tokens.sign(claims, seconds / 60)
    return { access_token: token, token_type: 'bearer', expires_in: seconds - 1 }
  }
