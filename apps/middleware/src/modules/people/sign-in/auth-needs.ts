import type { CaptchaPort } from '@tessera/providers/captcha/port'
import type { Database } from '@tessera/server/database'
import type { Logger } from 'pino'
import type { Commerce } from '../../../kit/commerce.ts'
import type { LeavingCart } from '../team/leaving-cart.ts'

export interface AuthNeeds {
  database: Database
  commerce: Commerce
  captcha: CaptchaPort
  /** Base URL of links in emails. */
  publicUrl: string
  logger: Logger
  leavingCart: LeavingCart
  /** Enables the two sign-in calls with credentials in the query. */
  querySignIn: boolean
  /** Sessions that may open an envelope: all, or only those of an API client with a secret. */
  openEnvelopes: 'session' | 'confidential'
}
