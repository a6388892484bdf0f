import { randomUUID } from 'node:crypto'
import type { Session } from '@tessera/client/shop/types.gen'
import { cookieKeys } from '@tessera/contract/shop/constants'
import { sql } from '@tessera/server/sql'
import type { TestMiddleware } from '@tessera/testing/middleware'
import type { Cookies } from './get-page.ts'
import { listOwnPrices } from './personal-marks.ts'

const password = 'A-Good-Password-1'

export interface Pro {
  company: string
  /** Texts that appear on this customer's pages and never on a guest's. */
  names: readonly string[]
  prices: readonly string[]
  /** A new sign-in: the cookies that a browser has after it. */
  signIn(): Promise<Cookies>
}

/** A professional with a company and account prices. */
export async function aPro(shop: TestMiddleware, name: string): Promise<Pro> {
  const userName = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}`
  const email = `${userName}@mason.test`
  const company = `${name} Daughters Masonry`
  await register(shop, email)
  await shop.database.rows(sql`
    update accounts set type = 'Pro', status = 'active', price_group = 'PD', name = ${company}
    where id = (select account_id from people where email = ${email})`)
  const signIn = async () => {
    // the sign-in rate limit is not tested here
    await shop.database.rows(sql`truncate rate_limits`)
    return shop.as().Auth.signIn({ userName: email, password })
  }
  const { auth_token: authToken, tessera_auth_token: shopToken } = await signIn()
  return {
    company,
    names: [userName, company, encodeURIComponent(company)],
    prices: await listOwnPrices(shop, { authToken, shopToken }),
    signIn: async () => cookiesOf(await signIn()),
  }
}

async function register({ as, database }: TestMiddleware, email: string): Promise<void> {
  const person = { email, password, firstName: 'Ada', lastName: 'Mason' }
  await as().User.createCustomer({ ...person, type: 'Retail', marketingConsent: false, wantsTerms: false })
  const mail = await database.find<{ body: string }>(sql`
    select body from mails where recipient = ${email} order by created_at desc, ctid desc limit 1`)
  await as().Auth.AccountActivation({ token: /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '' })
}

function cookiesOf({ auth_token, tessera_auth_token, tessera_refresh_token, user }: Session): Cookies {
  return {
    [cookieKeys.authToken]: auth_token,
    [cookieKeys.shopAuthToken]: tessera_auth_token,
    [cookieKeys.shopRefreshToken]: tessera_refresh_token ?? '',
    [cookieKeys.customerName]: encodeURIComponent(user?.cust_name ?? ''),
    [cookieKeys.email]: encodeURIComponent(user?.email ?? ''),
    [cookieKeys.priceGroup]: user?.price_gp ?? '',
  }
}
