import { afterFailure, isLocked, mayRevealLock, type SignInAttempts } from '@tessera/domain/identity/lockout'
import { configOf } from '@tessera/domain/identity/password-config'
import {
  isExpired,
  type PasswordRules,
  passwordProblems,
  strictestRules,
} from '@tessera/domain/identity/password-rules'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { isPassword } from './passwords.ts'
import { hashSecret } from './secrets.ts'
import { accountByName, type SignInAccount } from './sign-in-accounts.ts'
import type { SignInClient } from './sign-in-clients.ts'
import { SignInRefusal } from './sign-in-refusal.ts'

/** No user has this key; the statement costs the same for an unknown user. */
const unknownUserKey = '0'

/**
 * Signs in by user name and password. A wrong name and a wrong password give the same error and take the same work.
 * Only a caller with the right password learns that an account is locked.
 */
export async function signIn(
  database: Database,
  client: SignInClient,
  username: string,
  password: string,
  now: Date,
): Promise<SignInAccount> {
  const account = await accountByName(database, client.marketplace, username)
  const rules = strictestRules(account?.passwordConfigs ?? [])
  const attempts = { failures: account?.failures ?? 0, lockedUntil: account?.lockedUntil ?? undefined }
  const locked = isLocked(attempts, now)
  const isOwn = await isPassword(password, account?.passwordHash)
  const isOneTime = !isOwn && (await spendOneTimePassword(database, locked ? undefined : account, client, password))
  const isKnown = (isOwn && (!locked || mayRevealLock(attempts, rules))) || isOneTime
  if (!account || !isKnown) {
    await countFailure(database, account, rules, now)
    throw new SignInRefusal('Auth.InvalidUsernameOrPassword')
  }
  if (locked) throw new SignInRefusal('Auth.LockedOut')
  if (isOwn) refuseOutdated(account, password, rules, now)
  await forgetFailures(database, account)
  return account
}

/**
 * Counted under a lock, so that parallel guesses are all counted. A crash may lose the last few: waiting for the disk
 * would reveal by timing which names exist.
 */
function countFailure(database: Database, account: SignInAccount | undefined, rules: PasswordRules, now: Date) {
  const uid = account?.uid ?? unknownUserKey
  return database.transaction(async (db) => {
    await db.rows(sql`set local synchronous_commit = off`)
    const { failures, lockedUntil } = afterFailure(await lockAttempts(db, uid), rules, now)
    await db.rows(sql`
      with counted as (update users set failed_login_attempts = ${failures} where uid = ${uid} returning uid)
      insert into credentials (uid, locked_until) select uid, ${lockedUntil ?? null}::timestamptz from counted
      on conflict (uid) do update set locked_until = excluded.locked_until`)
  })
}

async function lockAttempts(db: Queryable, uid: string): Promise<SignInAttempts> {
  const row = await db.find<{ failures: number; lockedUntil: Date | null }>(sql`
    select u.failed_login_attempts as failures, c.locked_until as "lockedUntil"
    from users u
    left join credentials c on c.uid = u.uid
    where u.uid = ${uid}
    for update of u`)
  return { failures: row?.failures ?? 0, lockedUntil: row?.lockedUntil ?? undefined }
}

async function forgetFailures(db: Queryable, { uid }: SignInAccount): Promise<void> {
  await db.rows(sql`
    with unlocked as (update credentials set locked_until = null where uid = ${uid} and locked_until is not null)
    update users set failed_login_attempts = 0, last_active = now() where uid = ${uid}`)
}

/**
 * Rules may have become stricter, or the password expired, since it was set. The list of common passwords is checked
 * only when a password is set: a longer list must not lock users out.
 */
function refuseOutdated(account: SignInAccount, password: string, rules: PasswordRules, now: Date): void {
  if (isExpired(account.passwordSet ?? undefined, rules, now)) throw new SignInRefusal('Auth.PasswordExpired')
  const problems = passwordProblems(password, rules)
  if (problems.length > 0) throw new SignInRefusal('Auth.InsecurePassword', { data: configOf(rules) })
}

async function spendOneTimePassword(
  db: Queryable,
  account: SignInAccount | undefined,
  client: SignInClient,
  secret: string,
): Promise<boolean> {
  const spent = await db.find(sql`
    delete from one_time_secrets
    where hash = ${hashSecret(secret.toUpperCase())} and uid = ${account?.uid ?? unknownUserKey}
      and purpose = 'one-time-password' and client_id = ${client.id} and expires_at > now()
    returning true`)
  return spent !== undefined
}
