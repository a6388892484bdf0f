import type { CaptchaPort } from '@tessera/providers/captcha/port'
import type { Queryable } from '@tessera/server/database'
import { addressBlock } from '@tessera/server/rate-limit'
import { refuse } from '../shop-error.ts'
import { countHit } from './count-hit.ts'

interface Needs {
  captcha: CaptchaPort
  database: Queryable
}

/** While the captcha is down forms still work, but only twice in ten minutes per address. */
const captchaDownLimit = { name: 'captcha-down', hits: 2, seconds: 10 * 60 }

/** Admits a form whose captcha solution was not used before. */
export async function verifyCaptcha({ captcha, database }: Needs, from: string, solution?: string | null) {
  const verdict = await judgeSolution(captcha, solution)
  if (verdict === 'wrong')
    refuse('Form.NotSolved', { fields: [{ field: 'captcha', message: 'Complete the check first.' }] })
  if (verdict === 'down') await countHit(database, captchaDownLimit, addressBlock(from))
}

/**
 * A missing solution is the visitor's fault only if the captcha can issue challenges; otherwise the captcha is down.
 */
async function judgeSolution(
  captcha: CaptchaPort,
  solution: string | null | undefined,
): Promise<'right' | 'wrong' | 'down'> {
  try {
    if (solution) return (await captcha.verify(solution)) ? 'right' : 'wrong'
    await captcha.challenge()
    return 'wrong'
  } catch {
    return 'down'
  }
}
