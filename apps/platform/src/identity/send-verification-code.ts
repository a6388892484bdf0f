import { randomUUID } from 'node:crypto'
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
import { hashSecret, newVerificationCode } from './secrets.ts'
import { type SignInAccount, userTypeOf } from './sign-in-accounts.ts'
import type { SignInClient } from './sign-in-clients.ts'

/** Of a code for a forgotten password. */
const resetMinutes = 120

/** `POST /password/reset`: sends a code and a token that can only set a password. Always 204, for unknown users too. */
export const sendVerificationCode =
  (needs: RecoveryNeeds): PlatformHandler =>
  async (call) => {
    await refuseIfFlooding(needs, call)
    const client = await getRecoveryClient(needs.database, call.body.ClientID)
    const username = findText(call.body.Username)
    const email = findText(call.body.Email)
    if (!username && !email) fail('PasswordReset.MissingUsernameOrEmail')
    const url = checkUrl(call.body.URL)
    const accounts = await listRecoveryAccounts(needs.database, client, { username, email })
    const messages = await Promise.all(accounts.map((account) => createResetMessage(needs, client, account, url)))
    await needs.database.transaction(async (db) => {
      for (const message of messages) await storeResetMessage(db, client, message, { logID: call.requestID })
      await recordRecovery(db, call, client, accounts)
    })
    return undefined
  }

/** The link in the message: a complete http(s) URL, never a script. */
export function checkUrl(url: unknown): string | null {
  if (typeof url !== 'string' || url === '') return null
  const isWeb = url.length <= 2000 && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
  return isWeb ? url : fail('ValidationFailure', { Property: 'URL' }, 'URL must be a whole web address.')
}

type ResetMessage = Awaited<ReturnType<typeof createResetMessage>>

export async function createResetMessage(
  { tokens }: Pick<RecoveryNeeds, 'tokens'>,
  client: SignInClient,
  account: SignInAccount,
  url: string | null,
  minutes = resetMinutes,
) {
  const tokenID = randomUUID()
  const claims = { usr: account.username, cid: client.id, u: account.uid, sv: account.tokenVersion, jti: tokenID }
  const token = await tokens.sign({ ...claims, usrtype: userTypeOf(account), roles: ['PasswordReset'] }, minutes)
  const code = newVerificationCode()
  const body = {
    Username: account.username,
    PasswordRenewalUrl: url,
    PasswordRenewalVerificationCode: code,
    PasswordRenewalAccessToken: token,
  }
  return { account, tokenID, code, body, minutes }
}

/** Only the latest code and the latest token are valid (IDN-3). */
export async function storeResetMessage(
  db: Queryable,
  client: SignInClient,
  { account, tokenID, code, body, minutes }: ResetMessage,
  { type = 'ForgottenPassword', logID }: { type?: string; logID: string | null },
): Promise<void> {
  const { uid } = account
  await db.rows(sql`
    with gone as (delete from one_time_secrets where uid = ${uid} and purpose = 'reset' returning token_id, expires_at)
    insert into spent_tokens (id, expires_at) select token_id, expires_at + interval '1 minute' from gone
    on conflict do nothing`)
  await db.rows(sql`
    insert into one_time_secrets (hash, uid, purpose, client_id, token_id, expires_at)
    select ${hashSecret(code)}, uid, 'reset', ${client.id}, ${tokenID}, now() + make_interval(mins => ${minutes}::int)
    from users
    where uid = ${uid}`)
  await queueMessage(db, account, type, body, { clientID: client.id, logID })
}
