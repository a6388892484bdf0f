import type { RateLimit } from '@tessera/server/rate-limit'
import type { CallLimits } from './identity/call-counter.ts'

export type Environment = 'Sandbox' | 'Staging' | 'Production'

export interface PlatformSettings {
  /** The API's public URL; issuer and audience of every token. */
  publicUrl: string
  trustProxyHops: number
  /** The environment name sent to receivers. */
  environment: Environment
  /** `host:port` of non-public receivers that may be called. */
  outboundAllow: readonly string[]
  signInFailures: RateLimit
  /** Failed sign-ins per client with a secret. */
  clientSignInFailures: RateLimit
  guestTokens: RateLimit
  /** Requests for reset codes, user names and one-time passwords, per IP address. */
  credentials: RateLimit
  calls: CallLimits
}
