import { type ClientOptions, createClient } from '@tessera/client/create-client'
import { createShopClient, type ShopSession } from '@tessera/client/shop/create-shop-client'
import type { Session, ShopClient } from '@tessera/client/shop/types.gen'
import { shopOperations } from '@tessera/contract/middleware/operations'
import { createMiddleware } from '@tessera/middleware/create-middleware'
import type { Visitor } from '@tessera/middleware/kit/visitor'
import { userHandlers } from '@tessera/middleware/modules/people/handlers'
import type { AuthNeeds } from '@tessera/middleware/modules/people/sign-in/auth-needs'
import { authHandlers } from '@tessera/middleware/modules/people/sign-in/handlers'
import { guardQuerySignIns } from '@tessera/middleware/modules/people/sign-in/query-sign-in'
import { leavingCarts } from '@tessera/middleware/modules/plans/leaving-carts'
import type { Handlers } from '@tessera/server/call'
import { fetchInto } from '@tessera/server/fetch-into'
import { createLog } from '@tessera/server/log'
import { logRequests } from '@tessera/server/request-log'
import { sql } from '@tessera/server/sql'
import { closeAfterFile } from '@tessera/testing/close-after-file'
import { startMiddleware, type TestMiddleware } from '@tessera/testing/middleware'
import { serveOnly } from '@tessera/testing/serve-only'
import type { FastifyInstance } from 'fastify'

export const password = 'A-Good-Password-1'

/** Any string that starts with "solved" is a valid solution; each works once. */
const used = new Set<string>()
const captcha = {
  challenge: async () => ({}),
  verify: async (solution: string) => {
    if (!solution.startsWith('solved') || used.has(solution)) return false
    used.add(solution)
    return true
  },
}
let solutions = 0
export const solvedCaptcha = (): string => `solved ${++solutions}`

export interface AuthShop extends TestMiddleware {
  app: FastifyInstance
  needs: AuthNeeds
  /** Log output so far. */
  log(): string
  /** API client for one visitor, each with its own IP address by default. */
  as(session?: ShopSession, address?: string): ShopClient
  asSession(session: Session): ShopClient
  /** An active customer with an account of their own. */
  customer(email: string): Promise<{ session: Session; shop: ShopClient }>
  signIn(email: string, secret?: string): Promise<Session>
  /** A guest with these products in the cart. */
  guest(lines?: Record<string, number>): Promise<string>
  /** A guest of another API client on the same marketplace, where shoppers submit orders themselves. */
  marketGuest(): Promise<ReturnType<typeof createClient>>
  /** The newest email to an address, and the secret in its link. */
  letter(to: string): Promise<{ template: string; subject: string; body: string; secret: string }>
  letters(to: string): Promise<string[]>
  /** Platform client with this token. */
  platformAs(token: string): ReturnType<typeof createClient>
}

let addresses = 0
export const newAddress = (): string => {
  addresses += 1
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`
}

/** A shop with the sign-in and user calls only. */
export async function anAuthShop(options: Partial<AuthNeeds> = {}): Promise<AuthShop> {
  const others: Handlers<Visitor> = Object.fromEntries(shopOperations.map(({ id }) => [id, async () => undefined]))
  // its own app is replaced below, so it serves nothing
  const base = await startMiddleware(() => ({}))
  const lines: string[] = []
  const logger = createLog({ service: 'test', level: 'info', destination: { write: (line) => void lines.push(line) } })
  const { database, commerce } = base
  const needs: AuthNeeds = {
    database,
    commerce,
    captcha,
    publicUrl: 'https://shop.test',
    logger,
    leavingCart: leavingCarts({ database, commerce }),
    querySignIn: true,
    openEnvelopes: 'session',
    ...options,
  }
  const app = createMiddleware({
    database,
    commerce,
    ...serveOnly({ ...others, ...authHandlers(needs), ...userHandlers(needs) }),
    usualLimits: {
      person: { name: 'person', hits: 100_000, seconds: 60 },
      address: { name: 'address', hits: 100_000, seconds: 60 },
    },
    trustProxyHops: 1,
    logger,
    extend: (http) => {
      guardQuerySignIns(http)
      logRequests(http)
    },
  })
  await app.ready()
  closeAfterFile(() => app.close())
  await fillPlatform(base)
  return withHelp({ ...base, app, needs, log: () => lines.join('') })
}

async function fillPlatform({ admin }: TestMiddleware): Promise<void> {
  for (const id of ['PG', 'PP', 'PD']) await admin.UserGroups.Create('storefront', { ID: id, Name: id })
  for (const [id, price] of Object.entries({ slate: 10, oak: 20, grout: 5 })) {
    await admin.PriceSchedules.Create({ ID: id, Name: id, PriceBreaks: [{ Quantity: 1, Price: price }] })
    await admin.Products.Create({ ID: id, Name: id, Active: true, DefaultPriceScheduleID: id })
    await admin.Catalogs.SaveProductAssignment({ CatalogID: 'storefront', ProductID: id })
  }
}

type Base = Omit<TestMiddleware, 'as'> & Pick<AuthShop, 'needs' | 'log'>

function withHelp(base: Base): AuthShop {
  const { app, database, commerce, platform } = base
  const as: AuthShop['as'] = (session = {}, address = newAddress()) =>
    createShopClient({
      baseUrl: 'https://shop.test',
      fetch: fetchInto(app),
      session: () => session,
      headers: { 'x-forwarded-for': address },
    })
  const asSession = (session: Session) => as({ authToken: session.auth_token, shopToken: session.tessera_auth_token })
  const signIn = (email: string, secret = password) => as().Auth.signIn({ userName: email, password: secret })
  const options: ClientOptions = { baseApiUrl: 'http://platform.test', fetch: fetchInto(platform.app) }
  const platformAs = (token: string) => {
    const client = createClient(options)
    client.Tokens.SetAccessToken(token)
    return client
  }
  const letter: AuthShop['letter'] = async (to) => {
    const [newest] = await database.rows<{ template: string; subject: string; body: string }>(sql`
      select template, subject, body from mails where recipient = ${to} order by created_at desc, ctid desc limit 1`)
    if (!newest) throw new Error(`No letter to ${to}`)
    return { ...newest, secret: /token=([\w-]+)/.exec(newest.body)?.[1] ?? '' }
  }
  const letters: AuthShop['letters'] = async (to) =>
    (
      await database.rows<{ template: string }>(sql`
      select template from mails where recipient = ${to} order by created_at, ctid`)
    ).map(({ template }) => template)
  const customer: AuthShop['customer'] = async (email) => {
    await as().User.createCustomer({ ...aRegistration, email })
    await as().Auth.AccountActivation({ token: (await letter(email)).secret })
    const session = await signIn(email)
    return { session, shop: asSession(session) }
  }
  const guest: AuthShop['guest'] = async (lines = {}) => {
    const { access_token } = await commerce.client.Auth.Anonymous(commerce.storefrontClientID)
    for (const [ProductID, Quantity] of Object.entries(lines))
      await platformAs(access_token).Cart.CreateLineItem({ ProductID, Quantity })
    return access_token
  }
  const marketGuest = async () => {
    const { ID } = await base.admin.ApiClients.Create({
      AppName: 'A market',
      Active: true,
      AccessTokenDuration: 60,
      AllowAnyBuyer: true,
      IsAnonBuyer: true,
      DefaultContextUserName: 'storefront-guest',
    })
    return platformAs((await commerce.client.Auth.Anonymous(ID)).access_token)
  }
  return { ...base, as, asSession, signIn, platformAs, letter, letters, customer, guest, marketGuest }
}

export const aRegistration = {
  type: 'Retail' as const,
  firstName: 'Ada',
  lastName: 'Mason',
  password,
  marketingConsent: false,
  wantsTerms: false,
}
