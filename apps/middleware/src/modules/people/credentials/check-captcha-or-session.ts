import { addressBlock, hit } from '@tessera/server/rate-limit'
import { refuse } from '../../../kit/shop-error.ts'
import type { AuthNeeds } from '../sign-in/auth-needs.ts'

const without = { name: 'no-captcha', hits: 3, seconds: 15 * 60 }

/** A captcha that is down answers as one that was not solved: nobody is shut out for it (RELIABILITY 7.8). */
export async function hasSolved({ captcha }: Pick<AuthNeeds, 'captcha'>, solution: string | null | undefined) {
  return Boolean(solution) && captcha.verify(solution ?? '').catch(() => false)
}

/** Forms that send letters: with a solved captcha as often as the row says, without one three times. */
export async function checkSomebody(
  needs: Pick<AuthNeeds, 'captcha' | 'database'>,
  from: string,
  solution: string | null | undefined,
): Promise<void> {
  if (await hasSolved(needs, solution)) return
  const wait = await hit(needs.database, without, addressBlock(from))
  if (wait) refuse('Request.TooOften', { headers: { 'retry-after': String(wait) }, data: { seconds: wait } })
}
