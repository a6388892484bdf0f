import { isLocked } from '@tessera/domain/identity/lockout'
import { configOf } from '@tessera/domain/identity/password-config'
import { defaultRules } from '@tessera/domain/identity/password-rules'
import { fail } from '@tessera/server/api-error'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { PlatformHandler } from '../actor.ts'
import { findText, getRecoveryClient, type RecoveryNeeds, recordRecovery, refuseIfFlooding } from './recovery.ts'
import { hashSecret } from './secrets.ts'
import { setPassword } from './set-password.ts'
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
    await needs.database.transaction(async (db) => {
      const account = await spendCode(db, client, call.params.verificationCode ?? '')
      if (account?.username.toLowerCase() !== username.toLowerCase() || !account.active)
        return fail('PasswordReset.InvalidVerification')
      const { failures, lockedUntil } = account
      if (isLocked({ failures, lockedUntil: lockedUntil ?? undefined }, call.now)) fail('PasswordReset.LockedOut')
      await setPassword(db, account.uid, password, call.now)
      await recordRecovery(db, call, client, account)
    })
    needs.authenticate.forget()
    return undefined
  }

async function spendCode(db: Queryable, client: SignInClient, code: string): Promise<SignInAccount | undefined> {
  const spent = await db.find<{ uid: string }>(sql`
    delete from one_time_secrets
    where hash = ${hashSecret(code)} and purpose = 'reset' and client_id = ${client.id} and expires_at > now()
    returning uid::text`)
  return spent && accountByKey(db, spent.uid)
}
