import { addressBlock, recordHit } from '@tessera/server/rate-limit'
import { refuse } from '../../../kit/shop-error.ts'
import type { AuthNeeds } from '../sign-in/auth-needs.ts'

const unsolvedLimit = { name: 'no-captcha', hits: 3, seconds: 15 * 60 }

/** A captcha service that is down counts as unsolved, so that no visitor is locked out. */
export async function hasSolvedCaptcha({ captcha }: Pick<AuthNeeds, 'captcha'>, solution: string | null | undefined) {
  return Boolean(solution) && captcha.verify(solution ?? '').catch(() => false)
}

/**
 * Protects forms that send emails: with a solved captcha the operation's own limit applies, without one three requests
 * per 15 minutes.
 */
export async function checkCaptchaOrLimit(
  needs: Pick<AuthNeeds, 'captcha' | 'database'>,
  from: string,
  solution: string | null | undefined,
): Promise<void> {
  if (await hasSolvedCaptcha(needs, solution)) return
  const wait = await recordHit(needs.database, unsolvedLimit, addressBlock(from))
  if (wait) refuse('Request.TooOften', { headers: { 'retry-after': String(wait) }, data: { seconds: wait } })
}
