import { createShopClient } from '@tessera/client/shop/create-shop-client'
import type { ShopClient } from '@tessera/client/shop/types.gen'
import { createMiddleware } from '@tessera/middleware/create-middleware'
import type { AccountRight, Visitor } from '@tessera/middleware/kit/visitor'
import { embeddedBooks } from '@tessera/middleware/modules/ledger/embedded-books'
import { billingHandlers } from '@tessera/middleware/modules/ledger/handlers'
import { orderChangeHandlers } from '@tessera/middleware/modules/operator/changes/handlers'
import { documentHandlers } from '@tessera/middleware/modules/operator/documents/handlers'
import { operatorHandlers } from '@tessera/middleware/modules/operator/store/handlers'
import { approvalHandlers } from '@tessera/middleware/modules/orders/approvals/handlers'
import { orderHandlers } from '@tessera/middleware/modules/orders/confirmation/handlers'
import { salesHandlers } from '@tessera/middleware/modules/orders/handlers'
import { insertSalesDocuments } from '@tessera/middleware/modules/orders/records/insert-sales-documents'
import type { NewSalesDocument } from '@tessera/middleware/modules/orders/records/new-sales-document'
import type { SalesTaskNeeds } from '@tessera/middleware/modules/orders/sales-needs'
import { orderStatusHandlers } from '@tessera/middleware/modules/orders/status/handlers'
import { createAnswerCache } from '@tessera/middleware/modules/people/accounts/answer-cache'
import type { Handlers } from '@tessera/server/call'
import { fetchInto } from '@tessera/server/fetch-into'
import { createLog } from '@tessera/server/log'
import { sql } from '@tessera/server/sql'
import { closeAfterFile } from '@tessera/testing/close-after-file'
import { serveOnly } from '@tessera/testing/serve-only'
import type { FastifyInstance } from 'fastify'
import { newAddress } from '../auth/an-auth-shop.ts'
import { aPaymentShop, type PaymentShop } from '../payments/a-payment-shop.ts'

/** A signed-in user and their account. */
export interface Member {
  email: string
  personId: string
  accountId: string
  shop: ShopClient
  /** Requests a file like a browser. */
  post(path: string, body: object): Promise<Response>
}

export interface SalesShop {
  payments: PaymentShop
  needs: SalesTaskNeeds
  app: FastifyInstance
  /** A pro with all rights and an account of their own. */
  pro(name: string): Promise<Member>
  retail(name: string): Promise<Member>
  /** Another user of the account with only these rights. */
  colleague(of: Member, name: string, rights: AccountRight[]): Promise<Member>
  /** Inserts an order; returns its number. */
  order(of: Member, changes?: Partial<NewSalesDocument>): Promise<string>
  anonymous: ShopClient
  /** A member of the staff with this role. */
  staff(role?: 'FullAccess' | 'OrderReader'): Promise<ShopClient['Operator']>
  /** Signs in an existing user again. */
  member(email: string): Promise<Member>
}

const index = () => ({ pictureUrl: (sku: string) => `/media/${sku}/face` })

export const aLine = (lineNo = 1, changes: Partial<NewSalesDocument['lines'][number]> = {}) => ({
  lineNo,
  sku: `TES-${lineNo}`,
  name: `Hampton Carrara ${lineNo}`,
  boxes: 10,
  sqft: 120.2,
  unitPriceCents: 1000,
  totalCents: 10_000,
  lot: 'A118',
  ...changes,
})

/** The products of most tests are not in the catalog. */
export async function aSalesShop(find: SalesTaskNeeds['catalog']['find'] = () => undefined): Promise<SalesShop> {
  const catalog = { find, index } as unknown as SalesTaskNeeds['catalog']
  const payments = await aPaymentShop()
  const { auth } = payments
  const { database, commerce } = auth
  const logger = createLog({ service: 'test', level: 'fatal' })
  const needs: SalesTaskNeeds = {
    database,
    commerce,
    catalog,
    logger,
    books: embeddedBooks(database),
    provider: payments.needs.provider,
    publicUrl: 'https://shop.test',
  }
  const kept = createAnswerCache(database)
  const handlers: Handlers<Visitor> = {
    ...salesHandlers(needs, kept),
    ...approvalHandlers({ ...needs, payments: payments.needs }),
    ...billingHandlers(payments.needs, kept),
    ...orderHandlers({ ...needs, catalog: { ...catalog } as never, linkSecret: Buffer.alloc(32, 7) }),
    ...orderStatusHandlers({ ...needs, linkSecret: Buffer.alloc(32, 7) }),
    ...documentHandlers({ database, catalog, handlers: () => handlers }),
    ...operatorHandlers({ ...needs, catalog } as never),
    ...orderChangeHandlers(needs),
  }
  const generous = { hits: 100_000, seconds: 60 }
  const app = createMiddleware({
    database,
    commerce,
    ...serveOnly(handlers),
    usualLimits: { person: { name: 'person', ...generous }, address: { name: 'address', ...generous } },
    trustProxyHops: 1,
    logger,
  })
  await app.ready()
  closeAfterFile(() => app.close())

  const member = async (email: string): Promise<Member> => {
    const session = await auth.signIn(email)
    const tokens = { authToken: session.auth_token, shopToken: session.tessera_auth_token }
    const row = await database.find<{ id: string; account: string }>(
      sql`select id, account_id as account from people where email = ${email} and status <> 'deleted'`,
    )
    const headers = { 'x-forwarded-for': newAddress() }
    const base = { baseUrl: 'https://shop.test', fetch: fetchInto(app), session: () => tokens, headers }
    return {
      email,
      personId: row?.id ?? '',
      accountId: row?.account ?? '',
      shop: createShopClient(base),
      post: (path, body) =>
        fetchInto(app)(`https://shop.test${path}`, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: {
            ...headers,
            'content-type': 'application/json',
            authorization: `Bearer ${tokens.authToken}`,
            'tessera-auth-token': tokens.shopToken,
          },
        }),
    }
  }
  const retail: SalesShop['retail'] = async (name) => {
    await auth.customer(`${name}@shop.test`)
    return member(`${name}@shop.test`)
  }
  return {
    payments,
    needs,
    app,
    retail,
    member,
    staff: async (role = 'FullAccess') => {
      const { client, storefrontClientID } = commerce
      const { access_token: authToken } = await client.Auth.Login('admin', 'Tests-only-1', storefrontClientID, [role])
      const session = () => ({ authToken })
      return createShopClient({ baseUrl: 'https://shop.test', fetch: fetchInto(app), session }).Operator
    },
    anonymous: createShopClient({ baseUrl: 'https://shop.test', fetch: fetchInto(app), session: () => ({}) }),
    pro: async (name) => {
      const own = await retail(name)
      await database.rows(sql`
        update accounts set type = 'Pro', status = 'active', terms = 'NT30', credit_line_cents = 5000000, name = ${name}
        where id = ${own.accountId}`)
      return own
    },
    colleague: async (of, name, rights) => {
      const own = await retail(name)
      await database.rows(sql`
        update people set account_id = ${of.accountId}, rights = ${rights} where id = ${own.personId}`)
      return { ...own, accountId: of.accountId }
    },
    order: async (of, changes = {}) => {
      const lines = changes.lines ?? [aLine()]
      const subtotalCents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0)
      const [written] = await insertSalesDocuments(database, [
        {
          accountId: of.accountId,
          personId: of.personId,
          placedBy: of.email,
          origin: 'counter',
          orderType: 'standard',
          status: 'open',
          subtotalCents,
          totalCents: subtotalCents,
          paymentMethod: 'Invoice',
          placedAt: new Date().toISOString(),
          events: [{ kind: 'placed', at: new Date().toISOString(), text: 'Placed.' }],
          ...changes,
          lines,
        },
      ])
      return written?.id ?? ''
    },
  }
}
