import { configOf } from '@tessera/domain/identity/password-config'
import {
  isTooSoon,
  type PasswordRules,
  passwordProblems,
  strictestRules,
} from '@tessera/domain/identity/password-rules'
import { ApiError, fail, notFound } from '@tessera/server/api-error'
import { commonPasswords } from '@tessera/server/common-passwords'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { endSessions } from './sessions.ts'
import { accountByKey, type SignInAccount } from './sign-in-accounts.ts'

/**
 * A password with its slow checks done. They take 25 ms each, more on a busy machine, so they come before the first
 * lock: callers that wait for the row get their refusal instead of 503.
 */
export interface PreparedPassword {
  text: string
  hash: string
  /** Earlier hashes of the user, and whether this password is theirs. */
  compared: ReadonlyMap<string, boolean>
}

/** Another password was stored after this one was compared with the earlier ones. The caller prepares it again. */
export class PasswordChangedMeanwhile extends ApiError {
  constructor() {
    super([{ code: 'Concurrency.Changed', message: 'The password was changed by another request; try again.' }])
  }
}

/** `uid` is undefined for a new user; `known` is the result of an earlier try. */
export async function preparePassword(
  db: Queryable,
  uid: string | undefined,
  text: string,
  known?: PreparedPassword,
): Promise<PreparedPassword> {
  const account = uid === undefined ? undefined : await accountByKey(db, uid)
  const compared = new Map(known?.compared)
  for (const hash of account ? comparedHashes(account, strictestRules(account.passwordConfigs)) : [])
    if (!compared.has(hash)) compared.set(hash, await isPassword(text, hash))
  return { text, hash: known?.hash ?? (await hashPassword(text)), compared }
}

/** `hashFirst` and lists of changes hash the secret; a handler never does. */
export function getHashedSecret({ hashedSecret, operation }: PlatformCall): PreparedPassword {
  if (!hashedSecret) throw new Error(`${operation.id} runs without a hash of its secret`)
  return hashedSecret
}

/** Sets a new password if the strictest of the user's rules allow it, and ends all sessions. */
export async function setPassword(db: Queryable, uid: string, password: PreparedPassword, now: Date): Promise<void> {
  await db.rows(sql`select from users where uid = ${uid} for update`)
  const account = await accountByKey(db, uid)
  if (!account) throw notFound('User', uid)
  const rules = strictestRules(account.passwordConfigs)
  refuseInsecure(password.text, rules, [account.username, account.email])
  if (isTooSoon(account.passwordSet ?? undefined, rules, now)) fail('PasswordReset.TooSoonToChange', configOf(rules))
  if (isUsed(account, password, rules)) fail('PasswordReset.CannotReusePassword', configOf(rules))
  await storePassword(db, account, password.hash, rules, now)
}

function refuseInsecure(password: string, rules: PasswordRules, names: readonly string[]): void {
  const problems = passwordProblems(password, rules, { names, commonPasswords })
  if (problems.length === 0) return
  fail('PasswordReset.InsecurePassword', configOf(rules), `The password ${problems.join(', ')}.`)
}

const hashesOf = ({ passwordHash, earlierHashes }: SignInAccount): string[] =>
  passwordHash ? [passwordHash, ...earlierHashes] : earlierHashes

const comparedHashes = (account: SignInAccount, { reuseLimit }: PasswordRules): string[] =>
  hashesOf(account).slice(0, reuseLimit)

/** A hash that was stored after the comparison is not compared here, under the lock. */
function isUsed(account: SignInAccount, { compared }: PreparedPassword, rules: PasswordRules): boolean {
  const hashes = comparedHashes(account, rules)
  if (hashes.some((hash) => compared.get(hash))) return true
  if (hashes.some((hash) => !compared.has(hash))) throw new PasswordChangedMeanwhile()
  return false
}

async function storePassword(
  db: Queryable,
  account: SignInAccount,
  hash: string,
  rules: PasswordRules,
  now: Date,
): Promise<void> {
  const { uid } = account
  // store only as many old hashes as the rule needs; the new password counts as the first
  const earlier = hashesOf(account).slice(0, Math.max(0, rules.reuseLimit - 1))
  await db.rows(sql`
    with dated as (update users set password_last_set_date = ${now} where uid = ${uid})
    insert into credentials (uid, password_hash, earlier_hashes)
    values (${uid}, ${hash}, ${JSON.stringify(earlier)}::jsonb)
    on conflict (uid) do update set password_hash = excluded.password_hash, earlier_hashes = excluded.earlier_hashes`)
  await db.rows(sql`delete from one_time_secrets where uid = ${uid}`)
  await endSessions(db, uid)
}
