import type { SignedInDevices } from '@tessera/client/shop/types.gen'
import { userCalls } from '@tessera/contract/middleware/users/operations'
import { sql } from '@tessera/server/sql'
import { customerOf } from '../../../kit/customer-of.ts'
import { handle } from '../../../kit/http/handle.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { audit, auditActorOf } from '../accounts/audit.ts'
import { tokenSeconds } from '../session/session-tokens.ts'
import type { AuthNeeds } from '../sign-in/auth-needs.ts'

interface Row {
  id: string
  device: string | null
  signedInAt: Date
  lastUsedAt: Date
}

const isId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)

/** Lists the devices a person is signed in on and ends one of them. */
export const sessionHandlers = ({ database }: AuthNeeds) => ({
  ...handle(userCalls.getSessions, async (call): Promise<SignedInDevices> => {
    const { personID, sessionID } = customerOf(call)
    // every renewal adds a pair of tokens, so the newest pair shows when the device was last used
    const rows = await database.rows<Row>(sql`
      select family as id, max(device) as device, min(signed_in_at) as "signedInAt",
        max(token_ends_at) - make_interval(secs => ${tokenSeconds}::int) as "lastUsedAt"
      from sessions
      where person_id = ${personID} and ended_at is null and ends_at > now()
      group by family
      having max(idle_ends_at) > now()
      order by max(token_ends_at) desc
      limit 50`)
    return {
      devices: rows.map(({ id, device, signedInAt, lastUsedAt }) => ({
        id,
        device: device ?? 'An unknown browser',
        signedInAt: signedInAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isThis: id === sessionID,
      })),
    }
  }),
  ...handle(userCalls.endSession, async (call) => {
    const { personID, sessionID } = customerOf(call)
    const { id } = call.body
    if (id === sessionID) return invalid('id', 'You’re using this device now. Sign out instead.')
    await database.transaction(async (db) => {
      const ended = isId(id)
        ? await db.rows(sql`
            update sessions set ended_at = now()
            where family = ${id} and person_id = ${personID} and ended_at is null
            returning id`)
        : []
      if (ended.length === 0) refuse('NotFound')
      await audit(db, auditActorOf(call), { action: 'person.end-session', object: personID })
    })
    return undefined
  }),
})
