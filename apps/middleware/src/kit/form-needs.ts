import type { CaptchaPort } from '@tessera/providers/captcha/port'
import type { Database } from '@tessera/server/database'

export interface FormNeeds {
  database: Database
  captcha: CaptchaPort
  /** Base URL of the links in emails. */
  publicUrl: string
  /** Signs the links in emails. */
  linkSecret: Buffer
}
