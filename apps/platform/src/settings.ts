import type { Limit } from './identity/limits.ts'

export interface PlatformSettings {
  /** Where clients reach the API; issuer and audience of every token. */
  publicUrl: string
  trustProxyHops: number
  signInFailures: Limit
  guestTokens: Limit
  /** Requests for reset codes, forgotten names and one-time passwords, per address. */
  credentials: Limit
}
