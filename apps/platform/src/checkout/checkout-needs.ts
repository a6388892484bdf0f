import type { Database } from '@tessera/server/database'
import type { Outbound } from '@tessera/server/outbound/outbound'
import type { TokenMaker } from '../identity/token-maker.ts'
import type { Environment } from '../settings.ts'

export interface CheckoutNeeds {
  database: Database
  outbound: Outbound
  tokens: TokenMaker
  /** The environment name sent to receivers. */
  environment: Environment
}
