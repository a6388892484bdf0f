import { createShopClient } from '@tessera/client/shop/create-shop-client'
import type { ShopClient } from '@tessera/client/shop/types.gen'
import { createUploadStore } from '@tessera/middleware/kit/uploads/upload-store'
import type { Catalog } from '@tessera/middleware/modules/catalog/feed/catalog'
import { salesHandlers } from '@tessera/middleware/modules/orders/handlers'
import { createAnswerCache } from '@tessera/middleware/modules/people/accounts/answer-cache'
import { userHandlers } from '@tessera/middleware/modules/people/handlers'
import { authHandlers } from '@tessera/middleware/modules/people/sign-in/handlers'
import { clientBrandHandlers } from '@tessera/middleware/modules/plans/client-brand/handlers'
import { layoutHandlers } from '@tessera/middleware/modules/plans/layouts/handlers'
import { leavingCarts } from '@tessera/middleware/modules/plans/leaving-carts'
import { projectHandlers } from '@tessera/middleware/modules/plans/projects/handlers'
import { proposalHandlers } from '@tessera/middleware/modules/plans/proposals/handlers'
import { quoteHandlers } from '@tessera/middleware/modules/plans/quotes/handlers'
import { simulateSalesRep } from '@tessera/middleware/modules/plans/quotes/simulate-sales-rep'
import { sheetHandlers } from '@tessera/middleware/modules/plans/selection-sheets/handlers'
import { saveStores } from '@tessera/middleware/modules/site/stores/save-stores'
import { fetchInto } from '@tessera/server/fetch-into'
import { createLog } from '@tessera/server/log'
import { sql } from '@tessera/server/sql'
import { startMiddleware, type TestMiddleware } from '@tessera/testing/middleware'
import { createTestCatalog, pickProducts, stockShop } from '@tessera/testing/stock-shop'
import { aRegistration, newAddress, password, solvedCaptcha } from '../auth/an-auth-shop.ts'

export const publicUrl = 'https://shop.test'

export interface Member {
  shop: ShopClient
  email: string
}

export interface PlanShop extends TestMiddleware {
  catalog: Catalog & { refresh(): Promise<void> }
  /** Tiles with plenty of stock, sold by the box. */
  tiles: string[]
  /** A pro with net terms, the account-view right and a credit line of $50,000. */
  pro(email: string): Promise<Member>
  retail(email: string): Promise<Member>
  /** A colleague of that user with these rights. */
  colleague(of: Member, email: string, rights: string[], limitCents?: number): Promise<Member>
  stranger(): ShopClient
  /** The store answers waiting requests. */
  answer(): Promise<number>
  letters(to: string): Promise<{ template: string; subject: string; body: string }[]>
}

/** A shop with projects, quotes, selection sheets and real products; users register through the API. */
export async function aPlanShop(): Promise<PlanShop> {
  let found: PlanShop['catalog'] | undefined
  const catalog = new Proxy({} as PlanShop['catalog'], {
    get: (_, name) => found?.[name as keyof PlanShop['catalog']],
  })
  const captcha = { challenge: async () => ({}), verify: async () => true }
  const logger = createLog({ service: 'test', level: 'fatal' })
  const base = await startMiddleware(({ database, commerce }) => {
    const people = {
      database,
      commerce,
      captcha,
      publicUrl,
      logger,
      leavingCart: leavingCarts({ database, commerce }),
      querySignIn: true,
      openEnvelopes: 'session' as const,
    }
    const shared = { database, commerce, catalog, publicUrl, uploads: createUploadStore(database, undefined) }
    return {
      ...authHandlers(people),
      ...userHandlers(people),
      ...projectHandlers(shared),
      ...layoutHandlers(shared),
      ...quoteHandlers(shared),
      ...salesHandlers(shared, createAnswerCache(database)),
      ...clientBrandHandlers(shared),
      ...proposalHandlers({ ...shared, linkSecret: Buffer.alloc(32, 6) }),
      ...sheetHandlers({ ...shared, linkSecret: Buffer.alloc(32, 5) }),
    }
  })
  const tiles = await fill(base)
  found = await createTestCatalog(base.commerce)
  const { database } = base
  const letters: PlanShop['letters'] = (to) =>
    database.rows(
      sql`select template, subject, body from mails where recipient = ${to} order by created_at desc, ctid desc`,
    )
  return {
    ...base,
    catalog: found,
    tiles,
    ...membersOf(base, letters),
    letters,
    answer: () => simulateSalesRep({ database, catalog, publicUrl }, new Date(), 0),
  }
}

async function fill({ platform, marketplace, database }: TestMiddleware): Promise<string[]> {
  const tiles = pickProducts(
    6,
    ({ product, inventoryRecords }) =>
      product.xp.kind === 'field-tile' &&
      product.xp.sample !== null &&
      inventoryRecords.some((one) => one.QuantityAvailable > 60),
  )
  const main = tiles.filter(({ product }) => product.xp.kind === 'field-tile')
  const suiting = new Set(main.slice(0, 1).flatMap(({ product }) => [...product.xp.coordinates.setting]))
  const more = pickProducts(suiting.size, ({ product }) => suiting.has(product.ID))
  await stockShop(platform.database, marketplace, [...tiles, ...more])
  await saveStores(database)
  return main.map(({ product }) => product.ID)
}

function membersOf({ app, database }: TestMiddleware, letters: PlanShop['letters']) {
  const as = (session: { authToken?: string; shopToken?: string } = {}) =>
    createShopClient({
      baseUrl: publicUrl,
      fetch: fetchInto(app),
      session: () => session,
      headers: { 'x-forwarded-for': newAddress() },
    })
  const secretOf = async (email: string) => /token=([\w-]+)/.exec((await letters(email))[0]?.body ?? '')?.[1] ?? ''
  const member = async (email: string): Promise<Member> => {
    const session = await as().Auth.signIn({ userName: email, password })
    return { email, shop: as({ authToken: session.auth_token, shopToken: session.tessera_auth_token }) }
  }
  const retail = async (email: string) => {
    await as().User.createCustomer({ ...aRegistration, email, captcha: solvedCaptcha() })
    await as().Auth.AccountActivation({ token: await secretOf(email) })
    return member(email)
  }
  const pro = async (email: string) => {
    await retail(email)
    await database.rows(sql`
      update accounts set type = 'Pro', price_group = 'PD', terms = 'NT30', credit_line_cents = 5000000, name = 'Mason Tile',
        preferred_store = (select min(id) from stores)
      where id = (select account_id from people where email = ${email})`)
    await database.rows(sql`
      update people set rights = '{account-view,billing-view,billing-pay,buy,can_create_user}' where email = ${email}`)
    return member(email)
  }
  const colleague = async (of: Member, email: string, rights: string[], limitCents?: number) => {
    const limit = limitCents === undefined ? {} : { orderLimitCents: limitCents }
    await of.shop.User.CreateNewUser({ firstName: 'Bo', lastName: 'Floor', email, rights, ...limit })
    await as().Auth.AccountActivation({ token: await secretOf(email), password })
    return member(email)
  }
  return { retail, pro, colleague, stranger: () => as() }
}

/** A project with one room of 120 sq ft and a tile in it. */
export async function aPlannedRoom({ shop }: Member, sku: string, more: object = {}) {
  const begun = await shop.Project.CreateNewProject()
  const named = await shop.Project.UpdateProject({
    basketId: begun.basketId,
    name: 'Master bath',
    rooms: [{ name: 'Bath', lengthFt: 12, widthFt: 10 }],
    ...more,
  })
  const roomId = named.rooms[0]?.id ?? ''
  return shop.Project.AddItemToProject({ basketId: named.basketId, items: [{ sku, roomId }] })
}
