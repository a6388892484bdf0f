import type { Limit } from '@tessera/server/rate-limit'
import type { CallLimits } from './identity/count-calls.ts'

export type Environment = 'Sandbox' | 'Staging' | 'Production'

export interface PlatformSettings {
  /** The API's public URL; issuer and audience of every token. */
  publicUrl: string
  trustProxyHops: number
  /** The environment name sent to receivers. */
  environment: Environment
  /** `host:port` of non-public receivers that may be called. */
  outboundAllow: readonly string[]
  signInFailures: Limit
  guestTokens: Limit
  /** Requests for reset codes, user names and one-time passwords, per IP address. */
  credentials: Limit
  calls: CallLimits
}
