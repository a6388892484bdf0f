import type { CaptchaPort } from '@tessera/providers/captcha/port'
import type { Database } from '@tessera/server/database'
import type { Logger } from 'pino'
import type { Commerce } from '../../../kit/commerce.ts'
import type { LeavingCart } from '../team/leaving-cart.ts'

export interface AuthNeeds {
  database: Database
  commerce: Commerce
  captcha: CaptchaPort
  /** Where the links of letters lead. */
  publicUrl: string
  logger: Logger
  leavingCart: LeavingCart
  /** RELIABILITY 6.1: whether the two sign-ins by address are there at all. */
  querySignIn: boolean
  /** RELIABILITY 6.2: who may open an envelope: its session, or only a session of a client that has a secret. */
  openEnvelopes: 'session' | 'confidential'
}
