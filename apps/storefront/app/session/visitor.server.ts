import { claimsOf, isExpired } from '@tessera/client/claims'
import { createShopClient, type ShopSession } from '@tessera/client/shop/create-shop-client'
import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { Session, ShopClient } from '@tessera/client/shop/types.gen'
import { cookieKeys } from '@tessera/contract/shop/constants'
import { getEnvironment } from '../lib/environment.server.ts'
import { waitALittle } from '../lib/wait-a-little.server.ts'
import { type CookieName, cookieText, readCookies } from './cookies.ts'

/** What screens may show of the visitor; the server decides by the tokens alone (ACC-5). */
export interface Shown {
  isSignedIn: boolean
  name: string | null
  customerName: string | null
  email: string | null
  isPro: boolean
  isNetPro: boolean
  canCreateUser: boolean
  priceGroup: string
  preferredStore: string | null
}

/** One request's visitor: the shop's API on their behalf, and the cookies that will go back. */
export class Visitor {
  readonly shop: ShopClient
  readonly #cookies: Map<string, string>
  readonly #changed = new Map<CookieName, string>()

  constructor(request: Request, wait: (seconds: number) => void) {
    this.#cookies = readCookies(request.headers.get('cookie'))
    const { fetch, middlewareUrl } = getEnvironment()
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    this.shop = createShopClient({
      baseUrl: middlewareUrl,
      fetch: waitALittle(fetch, { isPage, wait }),
      session: () => this.#session(),
      headers: {
        'x-forwarded-for': request.headers.get('x-forwarded-for') ?? '127.0.0.1',
        'user-agent': request.headers.get('user-agent') ?? '',
      },
    })
  }

  get(name: CookieName): string | undefined {
    return this.#cookies.get(name) || undefined
  }

  set(name: CookieName, value: string): void {
    this.#cookies.set(name, value)
    this.#changed.set(name, value)
  }

  #session(): ShopSession {
    return {
      authToken: this.get(cookieKeys.authToken),
      shopToken: this.get(cookieKeys.shopAuthToken),
      siteId: this.get(cookieKeys.siteId) ?? 'us',
    }
  }

  get shown(): Shown {
    const is = (name: CookieName) => this.get(name) === 'true'
    return {
      isSignedIn: this.get(cookieKeys.shopAuthToken) !== undefined,
      name: this.get(cookieKeys.email)?.split('@')[0] ?? null,
      customerName: this.get(cookieKeys.customerName) ?? null,
      email: this.get(cookieKeys.email) ?? null,
      isPro: is(cookieKeys.isPro),
      isNetPro: is(cookieKeys.isNetPro),
      canCreateUser: is(cookieKeys.canCreateUser),
      priceGroup: this.get(cookieKeys.priceGroup) ?? 'RT',
      preferredStore: this.get(cookieKeys.preferredStore) ?? null,
    }
  }

  /** A token that is about to end is renewed first; where that fails the visitor goes on as a guest. */
  async renew(): Promise<void> {
    const token = this.get(cookieKeys.authToken)
    if (!token || !isOver(token)) return
    const refresh = this.get(cookieKeys.shopRefreshToken)
    if (!refresh) return this.set(cookieKeys.authToken, '')
    this.set(cookieKeys.authToken, '')
    this.set(cookieKeys.shopAuthToken, '')
    try {
      this.keep(await this.shop.Auth.UserAuthentication({ token: refresh }))
    } catch (error) {
      if (!(error instanceof ShopApiError) || error.status >= 500) throw error
      this.forget()
    }
  }

  /** A guest gets a token with the first thing they want to keep. */
  async ensureToken(): Promise<void> {
    if (this.get(cookieKeys.authToken)) return
    const basket = await this.shop.Cart.CreateTesseraBasket()
    if (basket.auth_token) this.set(cookieKeys.authToken, basket.auth_token)
  }

  keep(session: Session): void {
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
    if (user.user_preferred_store && !this.get(cookieKeys.preferredStore))
      this.set(cookieKeys.preferredStore, user.user_preferred_store)
  }

  /** Signing out leaves only what is no secret: site, store, visitor. */
  forget(): void {
    const kept: ReadonlySet<string> = new Set([cookieKeys.siteId, cookieKeys.preferredStore, cookieKeys.visitor])
    for (const name of Object.values(cookieKeys)) if (!kept.has(name) && this.#cookies.has(name)) this.set(name, '')
  }

  writeCookies(headers: Headers): void {
    const { isProduction } = getEnvironment()
    for (const [name, value] of this.#changed) {
      const text = cookieText(name, value, isProduction)
      if (text) headers.append('set-cookie', text)
    }
  }
}

function isOver(token: string): boolean {
  try {
    return isExpired(claimsOf(token), Date.now())
  } catch {
    return true
  }
}
