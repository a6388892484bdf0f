import { fail } from '@tessera/server/api-error'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { PlatformHandler } from '../actor.ts'
import { queueMessage } from '../messages/queue-message.ts'
import {
  findText,
  getRecoveryClient,
  listRecoveryAccounts,
  type RecoveryNeeds,
  recordRecovery,
  refuseIfFlooding,
} from './recovery.ts'
import { hashSecret, newOneTimePassword } from './secrets.ts'
import type { SignInAccount } from './sign-in-accounts.ts'
import type { SignInClient } from './sign-in-clients.ts'

const minutes = 10

/** `POST /password/onetimepassword`: sends a password for one sign-in. User name and email must be of one account. */
export const sendOneTimePassword =
  (needs: RecoveryNeeds): PlatformHandler =>
  async (call) => {
    const username = findText(call.body.Username)
    const email = findText(call.body.Email)
    if (!username && !email) fail('OneTimePasswordRequest.UsernameOrEmailRequired')
    await refuseIfFlooding(needs, call)
    const client = await getRecoveryClient(needs.database, call.body.ClientID)
    const meant = await listRecoveryAccounts(needs.database, client, { username, email })
    await needs.database.transaction(async (db) => {
      for (const account of meant) await storeOneTimePassword(db, client, account, call.requestID)
      await recordRecovery(db, call, client, meant)
    })
    return undefined
  }

async function storeOneTimePassword(
  db: Queryable,
  client: SignInClient,
  account: SignInAccount,
  logID: string,
): Promise<void> {
  const { uid, username } = account
  const password = newOneTimePassword()
  await db.rows(sql`delete from one_time_secrets where uid = ${uid} and purpose = 'one-time-password'`)
  await db.rows(sql`
    insert into one_time_secrets (hash, uid, purpose, client_id, expires_at)
    select ${hashSecret(password)}, uid, 'one-time-password', ${client.id}, now() + make_interval(mins => ${minutes}::int)
    from users
    where uid = ${uid}`)
  const body = { Username: username, ClientID: client.id, OneTimePassword: password }
  await queueMessage(db, account, 'OneTimePassword', body, { clientID: client.id, logID })
}
