import { newSecret } from './secret.ts'

/** RELIABILITY 6.5: ten minutes for a token, 30 days for a session nobody uses, a year for any. */
export const tokenSeconds = 600
export const idleDays = 30
export const longestDays = 365

export interface ShopTokens {
  token: string
  refresh: string
}

/**
 * The refresh secret carries the platform's own refresh token behind it. So the platform's is kept by nobody but its
 * owner: here is only the hash of both together.
 */
export const newTokens = (platformRefresh: string): ShopTokens => ({
  token: newSecret(),
  refresh: `${newSecret()}.${platformRefresh}`,
})

export const platformRefreshOf = (refresh: string): string => refresh.slice(refresh.indexOf('.') + 1)
