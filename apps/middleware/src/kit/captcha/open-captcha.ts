import { altchaCaptcha } from '@tessera/providers/captcha/altcha-captcha'
import type { CaptchaPort } from '@tessera/providers/captcha/port'
import type { Queryable } from '@tessera/server/database'
import { getSecret } from '../get-secret.ts'
import { spendTask } from './spend-task.ts'

export interface CaptchaSettings {
  /** Maximum number of keys a browser derives; more is harder. */
  work?: number
  rounds?: number
}

/** Opens the shop's own captcha. Its key is created at the first start and shared by all processes. */
export async function openCaptcha(database: Queryable, settings: CaptchaSettings = {}): Promise<CaptchaPort> {
  const key = await getSecret(database, 'captcha')
  return altchaCaptcha({
    ...settings,
    key: key.toString('base64url'),
    spend: (task, expiresAt) => spendTask(database, task, expiresAt),
  })
}
