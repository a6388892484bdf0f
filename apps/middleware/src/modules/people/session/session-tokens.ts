import { newSecret } from './secret.ts'

/** Lifetimes: ten minutes for a token, 30 days for an unused session, one year for any session. */
export const tokenSeconds = 600
export const idleDays = 30
export const maxSessionDays = 365

export interface ShopTokens {
  token: string
  refresh: string
}

/**
 * The refresh secret has the platform's refresh token appended. The shop stores only a hash of both, so that only the
 * owner has the platform's token.
 */
export const newTokens = (platformRefresh: string): ShopTokens => ({
  token: newSecret(),
  refresh: `${newSecret()}.${platformRefresh}`,
})

export const platformRefreshOf = (refresh: string): string => refresh.slice(refresh.indexOf('.') + 1)
