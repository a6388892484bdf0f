import { sessionCalls } from '@tessera/contract/middleware/session/operations'
import type { CaptchaPort } from '@tessera/providers/captcha/port'
import { handle } from '../http/handle.ts'
import { refuse } from '../shop-error.ts'

/** A page that gets no challenge sends its form without a solution, which tells the form that the captcha is down. */
export const captchaHandlers = (captcha: CaptchaPort) =>
  handle(sessionCalls.captcha, async () => {
    const challenge = await captcha.challenge().catch(() => refuse('Server.Upstream'))
    return { challenge: { ...challenge } }
  })
