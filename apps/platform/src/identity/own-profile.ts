import { isDeepStrictEqual } from 'node:util'
import { fail } from '@tessera/server/api-error'
import type { RequestBody } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler, PlatformHandlers } from '../actor.ts'
import { handlerOf } from './handler-of.ts'
import { getMe } from './me.ts'
import { userResources } from './user-rows.ts'
import { userWrites } from './user-writes.ts'

const writes: PlatformHandlers = Object.assign({}, ...Object.values(userResources).map(userWrites))

/** Changes the caller's own record: as an administrator would, except for fields the user may not decide. */
export const ownProfileHandlers = (): PlatformHandlers => ({
  'Me.Save': writeProfile('Save'),
  'Me.Patch': writeProfile('Patch'),
})

const writeProfile =
  (verb: 'Save' | 'Patch'): PlatformHandler =>
  async (call) => {
    const { actor } = call
    const params = { userID: actor.userID, buyerID: actor.companyID, supplierID: actor.companyID }
    const { Active: _, ...body } = await withAllowedXp(call, verb)
    // only active users get here, so PUT keeps Active true
    const own = verb === 'Save' ? { ...body, Active: true } : body
    await handlerOf(writes, `${userResources[actor.userType].tag}.${verb}`)({ ...call, params, body: own })
    return getMe(call)
  }

export const mayWriteXp = ({ actor }: PlatformCall): boolean =>
  actor.roles.has('MeXpAdmin') || actor.roles.has('FullAccess')

/** Without the role xp stays as stored; sending the stored value is no change. */
async function withAllowedXp(call: PlatformCall, verb: 'Save' | 'Patch'): Promise<RequestBody> {
  if (mayWriteXp(call)) return call.body
  const { xp, ...body } = call.body
  const stored = await call.db.find<{ xp: unknown }>(sql`select xp from users where uid = ${call.actor.userKey}`)
  if (xp !== undefined && xp !== null && !isDeepStrictEqual(xp, stored?.xp)) fail('User.XPNotAllowed')
  return verb === 'Save' ? { ...body, xp: stored?.xp ?? null } : body
}
