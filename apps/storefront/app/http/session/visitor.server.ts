import { claimsOf, isExpired } from '@tessera/client/claims'
import { parseBody } from '@tessera/client/parse-body'
import { createShopClient, type ShopSession } from '@tessera/client/shop/create-shop-client'
import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { ActingSession, Session, ShopClient } from '@tessera/client/shop/types.gen'
import type { FetchFunction } from '@tessera/client/transport'
import { countedPageHeader, siteIds } from '@tessera/contract/brand'
import { cookieKeys } from '@tessera/contract/shop/constants'
import { dayIn, shopTimeZone } from '@tessera/domain/local-time'
import { getEnvironment } from '../environment.server.ts'
import { guestCookiesOf } from '../page-key.server.ts'
import { findTheme, type Theme, themeCookie } from '../theme.ts'
import { type FailedSubmission, throwIfThrottled } from '../throw-if-throttled.server.ts'
import { type Acting, actingTextOf, cookiesWhileActing, readActing } from './acting.server.ts'
import { actingCookie, type CookieName, cookieText, readCookies, shortCookieText } from './cookies.ts'
import { findTimeZone } from './find-time-zone.ts'

/** The visitor's data for display. Authorization uses the tokens alone (ACC-5). */
export interface VisitorProfile {
  isSignedIn: boolean
  name: string | null
  customerName: string | null
  email: string | null
  isPro: boolean
  isNetPro: boolean
  canCreateUser: boolean
  priceGroup: string
  preferredStore: string | null
  /** Of the account's store; of the shop for guests. */
  timeZone: string
}

const publicCookies: readonly CookieName[] = [cookieKeys.siteId, cookieKeys.preferredStore, cookieKeys.visitor]

/** One request's visitor: the shop's API on their behalf, and the cookies to set. */
export class Visitor {
  readonly shop: ShopClient
  /** The same API without a session, for data that is cached and shown to everyone. */
  readonly publicShop: ShopClient
  readonly #request: Request
  readonly #wait: (seconds: number) => void
  /** Sent with every call. */
  readonly #headers: Record<string, string>
  readonly #cookies: Map<string, string>
  /** Set while a member of staff acts for a customer: then everything is the customer's, and no sign-in is stored. */
  readonly acting: Acting | undefined
  readonly #changed = new Map<CookieName, string>()
  readonly #added: string[] = []
  /** The session could not be renewed during this request. */
  hasEnded = false
  /** The shop requires another sign-in. */
  signInReason: 'ended' | 'again' | undefined
  /** The form of this request if it could not be saved because the shop is unavailable. */
  failedSubmission: FailedSubmission | undefined
  /** Signed in, but the refresh token is missing because the visitor followed a link from another site. */
  lacksRefreshToken = false
  /** IDs of the categories whose products the page lists; `all` stands for lists across categories. */
  readonly listedCategories = new Set<string>()

  constructor(
    request: Request,
    wait: (seconds: number) => void,
    cookies: Map<string, string> = readCookies(request.headers.get('cookie')),
  ) {
    this.#request = request
    this.#wait = wait
    this.acting = readActing(cookies, Date.now())
    this.#cookies = this.acting ? cookiesWhileActing(this.acting, cookies) : cookies
    const { fetch, middlewareUrl: baseUrl } = getEnvironment()
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    const throttledFetch = throwIfThrottled(fetch, { isPage, failed: () => this.failedSubmission, wait })
    const headers: Record<string, string> = {
      'x-forwarded-for': request.headers.get('x-forwarded-for') ?? '127.0.0.1',
      'user-agent': request.headers.get('user-agent') ?? '',
    }
    this.#headers = headers
    const session = () => this.#session()
    this.shop = createShopClient({ baseUrl, headers, session, fetch: this.#watched(throttledFetch) })
    this.publicShop = createShopClient({ baseUrl, headers, fetch: throttledFetch })
  }

  /** A guest with only the cookies that cached pages depend on. */
  asGuest(): Visitor {
    return new Visitor(this.#request, this.#wait, guestCookiesOf(this.#cookies))
  }

  /** Records session errors of the shop for the whole request, however the caller handles them. */
  #watched(fetch: FetchFunction): FetchFunction {
    return async (url, init) => {
      const answer = await fetch(url, init)
      if (answer.status !== 401 || !this.profile.isSignedIn) return answer
      const text = await answer.text()
      const { code } = new ShopApiError(answer.status, answer.statusText, parseBody(text))
      if (code.startsWith('Session.')) this.signInReason = code === 'Session.SignInAgain' ? 'again' : 'ended'
      return new Response(text, answer)
    }
  }

  /** Counts the page about to be rendered and returns the seconds to wait if the limit is exceeded. */
  async countPage(): Promise<number | undefined> {
    const { countPage } = getEnvironment()
    if (!countPage) return undefined
    this.#headers[countedPageHeader] = 'true'
    const { authToken, shopToken } = this.#session()
    return countPage({ address: this.#headers['x-forwarded-for'] ?? '', authToken, shopToken })
  }

  /** The current cookies, after the session was renewed or ended. */
  get cookies(): ReadonlyMap<string, string> {
    return this.#cookies
  }

  /** The chosen theme; undefined follows the system. */
  get theme(): Theme | undefined {
    return findTheme(this.#cookies.get(themeCookie))
  }

  get(name: CookieName): string | undefined {
    return this.#cookies.get(name) || undefined
  }

  set(name: CookieName, value: string): void {
    this.#cookies.set(name, value)
    if (!this.acting) this.#changed.set(name, value)
  }

  /** A short-lived cookie of one part of the shop, never readable by script. */
  addCookie(name: string, value: string, { path, seconds }: { path: string; seconds: number }): void {
    this.#added.push(shortCookieText(name, value, path, seconds))
  }

  #session(): ShopSession {
    return {
      authToken: this.get(cookieKeys.authToken),
      shopToken: this.get(cookieKeys.shopAuthToken),
      siteId: this.get(cookieKeys.siteId) ?? siteIds[0],
    }
  }

  get profile(): VisitorProfile {
    const is = (name: CookieName) => this.get(name) === 'true'
    const isSignedIn = this.get(cookieKeys.shopAuthToken) !== undefined
    const email = isSignedIn ? (this.lastEmail ?? null) : null
    return {
      isSignedIn,
      name: email?.split('@')[0] ?? null,
      customerName: this.get(cookieKeys.customerName) ?? null,
      email,
      isPro: is(cookieKeys.isPro),
      isNetPro: is(cookieKeys.isNetPro),
      canCreateUser: is(cookieKeys.canCreateUser),
      priceGroup: this.get(cookieKeys.priceGroup) ?? 'RT',
      preferredStore: this.get(cookieKeys.preferredStore) ?? null,
      timeZone: findTimeZone(this.get(cookieKeys.timeZone)) ?? shopTimeZone,
    }
  }

  /** Today on the calendar of the account's store. */
  get today(): string {
    return dayIn(new Date(), this.profile.timeZone)
  }

  get year(): number {
    return Number(this.today.slice(0, 4))
  }

  /** The last signed-in email, until sign-out; sign-in prompts are prefilled with it. */
  get lastEmail(): string | undefined {
    return this.get(cookieKeys.email)
  }

  /** Renews a token that is about to expire; if that fails the visitor continues as a guest. */
  async renew(): Promise<void> {
    if (this.acting) return
    const token = this.get(cookieKeys.authToken)
    if (!token || !isTokenExpired(token)) return
    const refresh = this.get(cookieKeys.shopRefreshToken)
    if (!refresh) return this.#withoutRefresh()
    this.set(cookieKeys.authToken, '')
    this.set(cookieKeys.shopAuthToken, '')
    try {
      this.saveSession(await this.shop.Auth.UserAuthentication({ token: refresh }))
    } catch (error) {
      if (!(error instanceof ShopApiError) || error.status >= 500) throw error
      this.hasEnded = true
      this.expire()
    }
  }

  /**
   * A guest's token has expired. For a customer the refresh token is only missing: a cross-site link carries no strict
   * cookies, so for this response they are a guest and the browser's cookies stay.
   */
  #withoutRefresh(): void {
    if (!this.profile.isSignedIn) {
      this.set(cookieKeys.authToken, '')
      return
    }
    this.lacksRefreshToken = true
    this.#cookies.delete(cookieKeys.authToken)
    this.#cookies.delete(cookieKeys.shopAuthToken)
  }

  /** Creates a guest token with the first write. */
  async ensureToken(): Promise<void> {
    if (this.get(cookieKeys.authToken)) return
    const basket = await this.shop.Cart.CreateTesseraBasket()
    if (basket.auth_token) this.set(cookieKeys.authToken, basket.auth_token)
  }

  saveSession(session: Session): void {
    this.set(cookieKeys.authToken, session.auth_token)
    this.set(cookieKeys.refreshToken, session.refresh_token ?? '')
    this.set(cookieKeys.shopAuthToken, session.tessera_auth_token)
    this.set(cookieKeys.shopRefreshToken, session.tessera_refresh_token ?? '')
    const { user } = session
    if (!user) return
    this.set(cookieKeys.siteId, user.site_id)
    this.set(cookieKeys.customerId, user.cust_id)
    this.set(cookieKeys.customerNumber, user.cust_num)
    this.set(cookieKeys.customerName, user.cust_name)
    this.set(cookieKeys.priceGroup, user.price_gp)
    this.set(cookieKeys.isPro, String(user.is_prouser))
    this.set(cookieKeys.isNetPro, String(user.is_net_prouser))
    this.set(cookieKeys.canCreateUser, String(user.can_create_user))
    this.set(cookieKeys.email, user.email)
    this.set(cookieKeys.salesOrganization, user.sale_org)
    this.set(cookieKeys.distributionChannel, user.dist_chnl)
    this.set(cookieKeys.timeZone, user.time_zone)
    if (user.user_preferred_store && !this.get(cookieKeys.preferredStore))
      this.set(cookieKeys.preferredStore, user.user_preferred_store)
  }

  /** The customer's session in a cookie of its own, which the browser drops at its end. */
  startActing(session: ActingSession): void {
    const seconds = Math.max(0, Math.floor((Date.parse(session.endsAt) - Date.now()) / 1000))
    this.addCookie(actingCookie, actingTextOf(session), { path: '/', seconds })
  }

  endActing(): void {
    this.addCookie(actingCookie, '', { path: '/', seconds: 0 })
  }

  /** Sign-out leaves only the non-secret cookies: site, store, visitor. */
  forget(): void {
    if (this.acting) this.endActing()
    else this.#drop(publicCookies)
  }

  /** An expired session also leaves the email, to sign in again. */
  expire(): void {
    if (this.acting) this.endActing()
    else this.#drop([...publicCookies, cookieKeys.email])
  }

  #drop(left: readonly CookieName[]): void {
    const remaining: ReadonlySet<string> = new Set(left)
    for (const name of Object.values(cookieKeys))
      if (!remaining.has(name) && this.#cookies.has(name)) this.set(name, '')
  }

  writeCookies(headers: Headers): void {
    const { isProduction } = getEnvironment()
    for (const [name, value] of this.#changed) {
      const text = cookieText(name, value, isProduction)
      if (text) headers.append('set-cookie', text)
    }
    for (const text of this.#added) headers.append('set-cookie', isProduction ? `${text}; Secure` : text)
  }
}

function isTokenExpired(token: string): boolean {
  try {
    return isExpired(claimsOf(token), Date.now())
  } catch {
    return true
  }
}
