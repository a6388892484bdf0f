import { claimsOf } from '@tessera/client/claims'
import type { ActingSession } from '@tessera/client/shop/types.gen'
import { sessionCalls } from '@tessera/contract/middleware/session/operations'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { handle } from '../../../kit/http/handle.ts'
import { refuse } from '../../../kit/shop-error.ts'
import type { ActingStaff } from '../../../kit/visitor.ts'
import { audit } from '../accounts/audit.ts'
import { spendActingCode } from '../session/acting-codes.ts'
import { findCustomer } from '../session/find-customer.ts'
import { hashOf, newSecret } from '../session/secret.ts'
import { sessionUserOf } from '../session/session-user.ts'
import type { AuthNeeds } from './auth-needs.ts'

/** Opens the session of a code. It ends with the platform's token, at the latest after 15 minutes, and is never renewed. */
export const startActingHandler = ({ database }: AuthNeeds) =>
  handle(
    sessionCalls.startActing,
    ({ body, requestID, from }): Promise<ActingSession> =>
      database.transaction(async (db) => {
        const spent = (await spendActingCode(db, body.code ?? '')) ?? refuse('Acting.CodeSpent')
        const { personID, acting, token } = spent
        const endsAt = new Date((claimsOf(token).exp ?? 0) * 1000)
        const shopToken = await openActingSession(db, personID, acting, endsAt)
        const customer = (await findCustomer(db, shopToken)) ?? refuse('Acting.CodeSpent')
        const { name, userID, mode } = acting
        const auditActor = { personID, accountID: customer.account.id, actor: `${name} (${userID})`, requestID, from }
        await audit(db, auditActor, { action: 'acting.open', object: personID, after: { mode } })
        return {
          auth_token: token,
          shop_token: shopToken,
          user: sessionUserOf(customer),
          staff: name,
          mode,
          endsAt: endsAt.toISOString(),
        }
      }),
  )

/** Customers see it among their devices. The refresh secret is thrown away, so nothing renews it. */
async function openActingSession(db: Queryable, personID: string, acting: ActingStaff, endsAt: Date): Promise<string> {
  const token = newSecret()
  await db.rows(sql`
    insert into sessions (person_id, token_hash, refresh_hash, signed_in_at, token_ends_at, idle_ends_at, ends_at, device,
      acting)
    values (${personID}, ${hashOf(token)}, ${hashOf(newSecret())}, now(), ${endsAt}, ${endsAt}, ${endsAt},
      ${`${acting.name} of Tessera, for you`}, ${JSON.stringify(acting)}::jsonb)`)
  return token
}
