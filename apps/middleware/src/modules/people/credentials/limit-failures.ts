import type { Queryable } from '@tessera/server/database'
import { addressBlock, findWait, recordHit } from '@tessera/server/rate-limit'
import { refuse, ShopError } from '../../../kit/shop-error.ts'

/** Wrong passwords for one name from one address. The platform counts those of an address and of a user. */
const failureLimit = { name: 'sign-in', hits: 8, seconds: 15 * 60 }

interface SignInAttempt {
  userName: string
  from: string | undefined
}

/**
 * Counts failures by person and address, and no successes: an office signs in behind one address. A name that failed
 * too often waits, also with the right password.
 */
export async function limitFailures<T>(
  db: Queryable,
  { userName, from = '' }: SignInAttempt,
  verify: () => Promise<T>,
): Promise<T> {
  const who = `${addressBlock(from)} ${userName}`
  const wait = await findWait(db, failureLimit, who)
  if (wait) refuse('Request.TooOften', { headers: { 'retry-after': String(wait) }, data: { seconds: wait } })
  try {
    return await verify()
  } catch (error) {
    if (error instanceof ShopError && error.code === 'Auth.WrongCredentials') await recordHit(db, failureLimit, who)
    throw error
  }
}
