import { createShopClient } from '@tessera/client/shop/create-shop-client'
import type { ShopClient } from '@tessera/client/shop/types.gen'
import { addDays } from '@tessera/domain/billing/calendar'
import { dayIn, shopTimeZone } from '@tessera/domain/local-time'
import { createMiddleware } from '@tessera/middleware/create-middleware'
import type { AccountRight } from '@tessera/middleware/kit/visitor'
import type { PaymentNeeds } from '@tessera/middleware/modules/checkout/payments/payment-needs'
import { billingHandlers } from '@tessera/middleware/modules/ledger/handlers'
import { type NewInvoice, postInvoices } from '@tessera/middleware/modules/ledger/posting/post-invoices'
import { rewardHandlers } from '@tessera/middleware/modules/ledger/rewards/handlers'
import { createAnswerCache } from '@tessera/middleware/modules/people/accounts/answer-cache'
import { savedCardHandlers } from '@tessera/middleware/modules/people/saved-cards/handlers'
import { fetchInto } from '@tessera/server/fetch-into'
import { createLog } from '@tessera/server/log'
import { sql } from '@tessera/server/sql'
import { closeAfterFile } from '@tessera/testing/close-after-file'
import { serveOnly } from '@tessera/testing/serve-only'
import type { FastifyInstance } from 'fastify'
import { newAddress } from '../auth/an-auth-shop.ts'
import { aPaymentShop, type CardName, cards, type PaymentShop, sendCard } from '../payments/a-payment-shop.ts'
import { anInvoice } from './an-account.ts'

export interface Payer {
  shop: ShopClient
  email: string
  accountId: string
  /** A card entered as in a browser, down to the shop's own token. */
  card(name?: CardName): Promise<string>
}

export interface BillingShop {
  payments: PaymentShop
  needs: PaymentNeeds
  anonymous: ShopClient
  /** A user with a Pro Account of their own. */
  pro(email: string, rights?: readonly AccountRight[]): Promise<Payer>
  /** Another user of the same account. */
  colleague(of: Payer, email: string, rights?: readonly AccountRight[]): Promise<Payer>
  retail(email: string): Promise<Payer>
  /** Serves the calls with replaced dependencies, such as a failing provider. */
  with(changed: Partial<PaymentNeeds>, payer: Payer): Promise<ShopClient>
  invoice(payer: Payer, key: string, more?: Partial<NewInvoice>): Promise<string>
  openOf(id: string): Promise<{ open: number; held: number }>
}

export const allRights: readonly AccountRight[] = [
  'account-view',
  'billing-view',
  'billing-pay',
  'buy',
  'can_create_user',
]

/** Relative to today, so that due and overdue hold on any day. Counts days, as the night of a clock change has 25 hours. */
export const daysAgo = (days: number): string => addDays(dayIn(new Date(), shopTimeZone), -days)

interface Known {
  authToken: string
  shopToken: string
}

export async function aBillingShop(): Promise<BillingShop> {
  const payments = await aPaymentShop()
  const { auth, needs } = payments
  const { database } = auth
  const app = await openApp(payments, needs)
  const sessions = new Map<string, Known>()

  const clientOf = (http: FastifyInstance, email?: string) =>
    createShopClient({
      baseUrl: 'https://shop.test',
      fetch: fetchInto(http),
      session: () => (email ? (sessions.get(email) ?? {}) : {}),
      headers: { 'x-forwarded-for': newAddress() },
    })
  const payerOf = async (email: string): Promise<Payer> => {
    const { session } = await auth.customer(email)
    sessions.set(email, { authToken: session.auth_token, shopToken: session.tessera_auth_token })
    const shop = clientOf(app, email)
    const card = async (name: CardName = 'approved') => {
      const { requestId, tokenizeUrl } = await shop.Payment.getrequestid()
      const providerToken = await sendCard(payments.door + tokenizeUrl, requestId, cards[name])
      return (await shop.Payment.gettokenize({ requestId, providerToken })).token
    }
    return { shop, email, card, accountId: await accountOf(email) }
  }
  const accountOf = async (email: string) =>
    (await database.find<{ id: string }>(sql`select account_id as id from people where email = ${email}`))?.id ?? ''
  const grant = (email: string, rights: readonly AccountRight[]) =>
    database.rows(sql`update people set rights = ${rights}::text[] where email = ${email}`)

  return {
    payments,
    needs,
    anonymous: clientOf(app),
    pro: async (email, rights = allRights) => {
      const payer = await payerOf(email)
      await database.rows(sql`
        update accounts set type = 'Pro', terms = 'NT30', credit_line_cents = 10000000 where id = ${payer.accountId}`)
      await grant(email, rights)
      return payer
    },
    colleague: async (of, email, rights = allRights) => {
      const payer = await payerOf(email)
      await database.rows(sql`update people set account_id = ${of.accountId} where email = ${email}`)
      await grant(email, rights)
      return { ...payer, accountId: of.accountId }
    },
    retail: payerOf,
    with: async (changed, { email }) => clientOf(await openApp(payments, { ...needs, ...changed }), email),
    invoice: async ({ accountId }, key, more = {}) => {
      const given = { documentOn: daysAgo(40), ...more }
      const [posted] = await postInvoices(database, [anInvoice(accountId, `${accountId} ${key}`, given)])
      return posted?.id ?? ''
    },
    openOf: async (id) =>
      (await database.find(sql`
        select open_cents::float8 as open, held_cents::float8 as held from billing_documents where id = ${id}`)) ?? {
        open: Number.NaN,
        held: Number.NaN,
      },
  }
}

async function openApp({ auth, payments }: PaymentShop, needs: PaymentNeeds): Promise<FastifyInstance> {
  const generous = { hits: 100_000, seconds: 60 }
  const app = createMiddleware({
    database: auth.database,
    commerce: auth.commerce,
    ...serveOnly({
      ...payments.handlers,
      ...billingHandlers(needs, createAnswerCache(needs.database)),
      ...rewardHandlers(auth.database),
      ...savedCardHandlers(auth),
    }),
    usualLimits: { person: { name: 'person', ...generous }, address: { name: 'address', ...generous } },
    trustProxyHops: 1,
    logger: createLog({ service: 'test', level: process.env.TEST_LOG ?? 'fatal' }),
  })
  await app.ready()
  closeAfterFile(() => app.close())
  return app
}
