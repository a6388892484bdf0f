import type { Limit } from '@tessera/server/rate-limit'
import type { CallLimits } from './identity/count-calls.ts'

export type Environment = 'Sandbox' | 'Staging' | 'Production'

export interface PlatformSettings {
  /** Where clients reach the API; issuer and audience of every token. */
  publicUrl: string
  trustProxyHops: number
  /** What receivers of our calls are told they are talking to. */
  environment: Environment
  /** `host:port` of receivers that may be called though they are not public. */
  outboundAllow: readonly string[]
  signInFailures: Limit
  guestTokens: Limit
  /** Requests for reset codes, forgotten names and one-time passwords, per address. */
  credentials: Limit
  calls: CallLimits
}
