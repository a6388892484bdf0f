import type { CaptchaPort } from '@tessera/providers/captcha/port'
import type { Database } from '@tessera/server/database'

export interface FormNeeds {
  database: Database
  captcha: CaptchaPort
  /** Where the links of letters lead. */
  publicUrl: string
  /** Signs the links of letters. */
  linkSecret: Buffer
}
