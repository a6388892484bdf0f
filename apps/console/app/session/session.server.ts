import type { AccessToken } from '@tessera/client/auth'
import { claimsOf, isExpired } from '@tessera/client/claims'
import { PlatformError } from '@tessera/client/platform-error'
import { readCookies } from '@tessera/page-server/read-cookies'
import { getEnvironment } from '../http/environment.server.ts'
import { recentSeconds, sessionCookies, sessionCookieText } from './session-cookies.ts'
import { type Staff, staffOf } from './staff.server.ts'

/** One request's session: the tokens it came with, and the cookies to set. */
export class Session {
  readonly #cookies: Map<string, string>
  readonly #changed = new Map<(typeof sessionCookies)[keyof typeof sessionCookies], string>()

  /** The page needs someone signed in, and no one is. */
  isMissed = false

  constructor(request: Request) {
    this.#cookies = readCookies(request.headers.get('cookie'))
  }

  /** The staff member, after renewing an expired token. Undefined: sign in. */
  async findStaff(): Promise<Staff | undefined> {
    const token = await this.#findToken()
    if (!token) return undefined
    try {
      return staffOf(token, await getEnvironment().platform.Me.Get({ accessToken: token }))
    } catch (error) {
      return this.#endIfRefused(error)
    }
  }

  save({ access_token, refresh_token }: AccessToken): void {
    this.#changed.set(sessionCookies.access, access_token)
    if (refresh_token) this.#changed.set(sessionCookies.refresh, refresh_token)
  }

  /** After a password was typed. */
  saveRecent(token: AccessToken): void {
    this.save(token)
    this.#changed.set(sessionCookies.recent, token.access_token)
  }

  /** The token of a password that this person typed lately. The platform checks it when it is used. */
  findRecentToken(current: string): string | undefined {
    const token = this.#read(sessionCookies.recent)
    if (!token || isTokenExpired(token)) return undefined
    const { iat = 0, usr } = claimsOf(token) as SignedClaims
    const isRecent = Date.now() / 1000 - iat < recentSeconds
    return isRecent && usr === (claimsOf(current) as SignedClaims).usr ? token : undefined
  }

  end(): void {
    for (const name of Object.values(sessionCookies)) this.#changed.set(name, '')
  }

  writeCookies(headers: Headers): void {
    const isSecure = new URL(getEnvironment().publicUrl).protocol === 'https:'
    for (const [name, value] of this.#changed) headers.append('set-cookie', sessionCookieText(name, value, isSecure))
  }

  async #findToken(): Promise<string | undefined> {
    const token = this.#read(sessionCookies.access)
    if (token && !isTokenExpired(token)) return token
    const refresh = this.#read(sessionCookies.refresh)
    if (!refresh) return undefined
    const { platform, clientId } = getEnvironment()
    try {
      const renewed = await platform.Auth.RefreshToken(refresh, clientId)
      this.save(renewed)
      return renewed.access_token
    } catch (error) {
      return this.#endIfRefused(error)
    }
  }

  /** Tokens are sent on as headers, which carry printable ASCII alone: any other value counts as none. */
  #read(name: string): string | undefined {
    const value = this.#cookies.get(name) ?? ''
    return /^[\x21-\x7e]+$/.test(value) ? value : undefined
  }

  /** A refused token is forgotten; a platform that is down must not sign anyone out. */
  #endIfRefused(error: unknown): undefined {
    if (!(error instanceof PlatformError) || error.status >= 500) throw error
    this.end()
  }
}

interface SignedClaims {
  iat?: number
  usr?: string
}

function isTokenExpired(token: string): boolean {
  try {
    return isExpired(claimsOf(token), Date.now())
  } catch {
    return true
  }
}
