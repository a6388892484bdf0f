import type { Resource } from '@tessera/contract/kit/resource'
import { pathParameter } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'
import type { PlatformHandlers } from '../actor.ts'
import { endSessions } from './sessions.ts'
import { getUser, userTable } from './user-rows.ts'

/** Signs a user out and unlocks a locked account. */
export function userAccounts(resource: Resource): PlatformHandlers {
  const table = userTable(resource)
  return {
    [`${resource.tag}.RevokeUserTokens`]: async (call) => {
      const { uid } = await getUser(table, call, pathParameter(call, 'userID'))
      await endSessions(call.db, uid)
      return undefined
    },
    [`${resource.tag}.UnlockUserAccount`]: async (call) => {
      const { uid } = await getUser(table, call, pathParameter(call, 'userID'))
      await call.db.rows(sql`
        with unlocked as (update credentials set locked_until = null where uid = ${uid})
        update users set failed_login_attempts = 0 where uid = ${uid}`)
      return undefined
    },
  }
}
