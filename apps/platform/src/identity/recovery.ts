import { setTimeout } from 'node:timers/promises'
import { ApiError, fail } from '@tessera/server/api-error'
import type { Database, Queryable } from '@tessera/server/database'
import { addressBlock, type RateLimit, recordHit } from '@tessera/server/rate-limit'
import type { PlatformCall, PlatformHandler } from '../actor.ts'
import { recordEvent } from '../record-event.ts'
import type { TokenAuthenticator } from './authenticate.ts'
import { findRecoverableAccounts, type SignInAccount, userTypeOf } from './sign-in-accounts.ts'
import { findClient, type SignInClient } from './sign-in-clients.ts'
import type { TokenMaker } from './token-maker.ts'

/** Dependencies of credential recovery without a token. These calls manage their own transactions. */
export interface RecoveryNeeds {
  database: Database
  tokens: TokenMaker
  authenticate: TokenAuthenticator
  /** Requests per address. */
  credentials: RateLimit
}

/** A known user takes longer than an unknown one (4.3 against 3.2 ms, measured); a minimum duration hides that. */
const minimumMilliseconds = 25

export const withMinimumDuration =
  (handler: PlatformHandler): PlatformHandler =>
  async (call) => {
    const [reply] = await Promise.all([handler(call), setTimeout(minimumMilliseconds)])
    return reply
  }

export async function refuseIfFlooding(
  { database, credentials }: RecoveryNeeds,
  { from }: PlatformCall,
): Promise<void> {
  const wait = await recordHit(database, credentials, addressBlock(from))
  if (wait) throw new ApiError([{ code: 'RateLimit.Exceeded' }], { 'retry-after': String(wait) })
}

export async function getRecoveryClient(db: Queryable, id: unknown): Promise<SignInClient> {
  const client = typeof id === 'string' && id !== '' ? await findClient(db, id) : undefined
  if (!client?.active || !client.marketplaceActive) return fail('PasswordReset.MissingOrInvalidClientID')
  return client
}

/** No user has this key: writes for it affect nothing but cost the same (IDN-5). */
const placeholderAccount: SignInAccount = {
  uid: '0',
  marketplace: '',
  id: '',
  username: '',
  email: '',
  companyType: 'buyer',
  companyID: '',
  active: false,
  companyActive: false,
  passwordHash: null,
  earlierHashes: [],
  passwordSet: null,
  failures: 0,
  lockedUntil: null,
  tokenVersion: 0,
  roles: [],
  passwordConfigs: [],
}

/** The matching accounts, or a placeholder, so that an unknown user takes the same work. */
export async function listRecoveryAccounts(
  db: Queryable,
  client: SignInClient,
  who: Parameters<typeof findRecoverableAccounts>[2],
) {
  const found = await findRecoverableAccounts(db, client, who)
  return found.length > 0 ? found : [placeholderAccount]
}

export const findText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

/** The audit records each account, never the codes. Webhooks are told about the call once. */
export async function recordRecovery(
  db: Queryable,
  call: PlatformCall,
  client: SignInClient,
  accounts: readonly SignInAccount[],
): Promise<void> {
  const { operation, body } = call
  for (const account of accounts) {
    const actor = {
      ...call.actor,
      marketplace: client.marketplace,
      clientID: client.id,
      userType: userTypeOf(account),
      username: account.username,
    }
    await recordEvent({ ...call, db, actor, params: {}, announce: undefined }, undefined)
  }
  await call.announce?.(db, [{ operation, params: {}, body }])
}
