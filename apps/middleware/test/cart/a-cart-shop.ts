import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createShopClient } from '@tessera/client/shop/create-shop-client'
import type { Catalog } from '@tessera/middleware/modules/catalog/feed/catalog'
import { cartHandlers } from '@tessera/middleware/modules/checkout/cart/handlers'
import { type OpenPayments, openPayments } from '@tessera/middleware/modules/checkout/payments/open-payments'
import { invoicePurpose } from '@tessera/middleware/modules/ledger/invoice-payment/invoice-purpose'
import { orderHandlers } from '@tessera/middleware/modules/orders/confirmation/handlers'
import { addressHandlers } from '@tessera/middleware/modules/people/addresses/handlers'
import { userHandlers } from '@tessera/middleware/modules/people/handlers'
import { authHandlers } from '@tessera/middleware/modules/people/sign-in/handlers'
import { leavingCarts } from '@tessera/middleware/modules/plans/leaving-carts'
import { saveStores } from '@tessera/middleware/modules/site/stores/save-stores'
import { fetchInto } from '@tessera/server/fetch-into'
import { createLog } from '@tessera/server/log'
import { sql } from '@tessera/server/sql'
import { closeAfterFile } from '@tessera/testing/close-after-file'
import { startMiddleware, type TestMiddleware } from '@tessera/testing/middleware'
import { createTestCatalog, pickProducts, stockShop } from '@tessera/testing/stock-shop'
import { aRegistration, newAddress, password } from '../auth/an-auth-shop.ts'

export interface CartShop extends TestMiddleware {
  catalog: Catalog & { refresh(): Promise<void> }
  /** A tile with plenty of stock, sold by the box. */
  tile: string
  sample: string
  /** A user with an account of their own and all rights. */
  customer(email: string): Promise<ReturnType<TestMiddleware['as']>>
  guest(): Promise<ReturnType<TestMiddleware['as']>>
  /** A card entered as in a browser: sent to the provider, then exchanged for the shop's own token. */
  card(guest: ReturnType<TestMiddleware['as']>, number: string): Promise<string>
  /** Answers the page of the bank or the lender as a browser does; returns the path it leads back to. */
  decide(nextUrl: string | null, fields: Record<string, string>): Promise<string>
}

/** A shop and a platform with a dozen real products. */
export async function aCartShop(): Promise<CartShop> {
  let found: CartShop['catalog'] | undefined
  const catalog = new Proxy({} as CartShop['catalog'], {
    get: (_, name) => found?.[name as keyof CartShop['catalog']],
  })
  let payments: OpenPayments | undefined
  const linkSecret = Buffer.alloc(32, 7)
  const shop = await startMiddleware(
    async ({ database, commerce }) => {
      payments = await openPayments({
        database,
        commerce,
        invoices: invoicePurpose,
        publicUrl: 'https://shop.test',
        logger: createLog({ service: 'test', level: 'fatal' }),
      })
      const shared = { database, commerce, catalog }
      const captcha = { challenge: async () => ({}), verify: async () => true }
      const auth = { captcha, publicUrl: 'https://shop.test', querySignIn: true, openEnvelopes: 'session' as const }
      const people = {
        ...shared,
        ...auth,
        leavingCart: leavingCarts(shared),
        logger: createLog({ service: 'test', level: 'fatal' }),
      }
      return {
        ...authHandlers(people),
        ...userHandlers(people),
        ...cartHandlers({ ...shared, payments: payments.needs, linkSecret }),
        ...orderHandlers({ ...shared, linkSecret }),
        ...addressHandlers(shared),
        ...payments.handlers,
      }
    },
    { extend: (app) => payments?.extend(app) },
  )
  closeAfterFile(() => payments?.close())
  const articles = pickProducts(12)
  await stockShop(shop.platform.database, shop.marketplace, articles)
  await saveStores(shop.database)
  found = await createTestCatalog(shop.commerce)
  const stocked = articles.find(
    ({ product, inventoryRecords }) =>
      product.xp.kind === 'field-tile' &&
      product.xp.sample &&
      inventoryRecords.some((one) => one.QuantityAvailable > 60),
  )
  if (!stocked?.product.xp.sample) throw new Error('The range has no stocked tile with a sample among its first.')
  const guest = async () => {
    const { auth_token } = await shop.as().Cart.CreateTesseraBasket()
    return shop.as({ authToken: auth_token ?? '' })
  }
  // registration is limited by IP address
  const from = (address: string) =>
    createShopClient({
      baseUrl: 'http://shop.test',
      fetch: fetchInto(shop.app),
      session: () => ({}),
      headers: { 'x-forwarded-for': address },
    })
  const customer = async (email: string) => {
    const stranger = from(newAddress())
    await stranger.User.createCustomer({ ...aRegistration, email })
    const [letter] = await shop.database.rows<{ body: string }>(sql`select body from mails where recipient = ${email}`)
    await stranger.Auth.AccountActivation({ token: /token=([\w-]+)/.exec(letter?.body ?? '')?.[1] ?? '' })
    const session = await stranger.Auth.signIn({ userName: email, password })
    return shop.as({ authToken: session.auth_token, shopToken: session.tessera_auth_token })
  }
  const door = await doorOf(payments)
  const card: CartShop['card'] = async (guest, number) => {
    const { requestId } = await guest.Payment.getrequestid()
    const body = JSON.stringify({ requestId, number, expires: '12/40', code: '123', holder: 'Dana Reyes' })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${door}/mortarpay/v1/tokens`, { method: 'POST', headers, body })
    const { token: providerToken } = (await answer.json()) as { token: string }
    return (await guest.Payment.gettokenize({ requestId, providerToken })).token
  }
  const decide: CartShop['decide'] = async (nextUrl, fields) => {
    const body = new URLSearchParams(fields)
    const answer = await fetch(door + nextUrl, { method: 'POST', redirect: 'manual', body })
    return answer.headers.get('location') ?? ''
  }
  return {
    ...shop,
    card,
    decide,
    customer,
    catalog: found,
    tile: stocked.product.ID,
    sample: stocked.product.xp.sample.retailSku,
    guest,
  }
}

/** The provider's pages on a port of their own. */
async function doorOf(payments: OpenPayments | undefined): Promise<string> {
  const server = createServer(payments?.answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closeAfterFile(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
