import { isLocked } from '@tessera/domain/identity/lockout'
import { configOf } from '@tessera/domain/identity/password-config'
import { defaultRules } from '@tessera/domain/identity/password-rules'
import { fail } from '@tessera/server/api-error'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import type { PlatformHandler } from '../actor.ts'
import { findText, getRecoveryClient, type RecoveryNeeds, recordRecovery, refuseIfFlooding } from './recovery.ts'
import { hashSecret } from './secrets.ts'
import { preparePassword, setPassword } from './set-password.ts'
import { accountByKey, type SignInAccount } from './sign-in-accounts.ts'
import type { SignInClient } from './sign-in-clients.ts'

/** `PUT /password/reset/{code}`. A refused password leaves the code valid; a wrong name or code gets the same error. */
export const resetPasswordByCode =
  (needs: RecoveryNeeds): PlatformHandler =>
  async (call) => {
    await refuseIfFlooding(needs, call)
    const client = await getRecoveryClient(needs.database, call.body.ClientID)
    const username = findText(call.body.Username) ?? fail('PasswordReset.MissingUsername')
    const { Password: password } = call.body
    if (typeof password !== 'string') return fail('PasswordReset.InsecurePassword', configOf(defaultRules))
    const code = call.params.verificationCode ?? ''
    const prepared = await preparePassword(needs.database, await findCodeOwner(needs.database, client, code), password)
    await needs.database.transaction(async (db) => {
      const account = await spendCode(db, client, code)
      if (account?.username.toLowerCase() !== username.toLowerCase() || !account.active)
        return fail('PasswordReset.InvalidVerification')
      const { failures, lockedUntil } = account
      if (isLocked({ failures, lockedUntil: lockedUntil ?? undefined }, call.now)) fail('PasswordReset.LockedOut')
      await setPassword(db, account.uid, prepared, call.now)
      await recordRecovery(db, call, client, [account])
    })
    needs.authenticate.forget()
    return undefined
  }

const isCode = (client: SignInClient, code: string): Sql =>
  sql`hash = ${hashSecret(code)} and purpose = 'reset' and client_id = ${client.id} and expires_at > now()`

async function findCodeOwner(db: Queryable, client: SignInClient, code: string): Promise<string | undefined> {
  const found = await db.find<{ uid: string }>(
    sql`select uid::text from one_time_secrets where ${isCode(client, code)}`,
  )
  return found?.uid
}

async function spendCode(db: Queryable, client: SignInClient, code: string): Promise<SignInAccount | undefined> {
  const spent = await db.find<{ uid: string }>(
    sql`delete from one_time_secrets where ${isCode(client, code)} returning uid::text`,
  )
  return spent && accountByKey(db, spent.uid)
}
