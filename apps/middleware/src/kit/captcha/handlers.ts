import { sessionCalls } from '@tessera/contract/middleware/session'
import type { CaptchaPort } from '@tessera/providers/captcha/port'
import { handle } from '../http/handle.ts'
import { refuse } from '../shop-error.ts'

/** A page that gets no task sends its form without a solution; the form then knows that the captcha is down. */
export const captchaHandlers = (captcha: CaptchaPort) =>
  handle(sessionCalls.captcha, async () => {
    const challenge = await captcha.challenge().catch(() => refuse('Server.Upstream'))
    return { challenge: { ...challenge } }
  })
