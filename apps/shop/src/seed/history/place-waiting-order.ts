import type { Commerce } from '@tessera/middleware/kit/commerce'
import { refuse } from '@tessera/middleware/kit/shop-error'
import type { Visitor } from '@tessera/middleware/kit/visitor'
import type { Catalog } from '@tessera/middleware/modules/catalog/feed/catalog'
import { checkoutPurposes } from '@tessera/middleware/modules/checkout/attempts/checkout-purposes'
import { platformSteps } from '@tessera/middleware/modules/checkout/attempts/platform-steps'
import { addItems } from '@tessera/middleware/modules/checkout/cart/add-items'
import { createCartCache } from '@tessera/middleware/modules/checkout/cart/cart-cache'
import { removeAllLines } from '@tessera/middleware/modules/checkout/cart/change-lines'
import { processCart } from '@tessera/middleware/modules/checkout/cart/process-cart'
import { setShippingAddress } from '@tessera/middleware/modules/checkout/cart/set-shipping-address'
import { submitCart } from '@tessera/middleware/modules/checkout/cart/submit-cart'
import { importWebOrder } from '@tessera/middleware/modules/orders/web-orders/import-web-order'
import { findCustomerByUser } from '@tessera/middleware/modules/people/session/find-customer'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { FillWork } from '../fill-work.ts'
import { showProgress } from '../show-progress.ts'
import { addressOf, localPassword, netPro } from './cast.ts'
import { type DemoProducts, readDemoProducts } from './demo-products.ts'
import { holdCounterOrder } from './hold-counter-order.ts'

const [site] = netPro.sites
const buyer = netPro.people.find(({ orderLimitCents }) => orderLimitCents !== undefined)
const boxes = 30

/**
 * Places an order above the buyer's limit through the shop's own checkout, so that it waits for approval, and holds one at
 * the counter.
 */
export async function placeWaitingOrder({ shop, openCommerce, publicUrl, size, filling }: FillWork): Promise<void> {
  const progress = showProgress('Waiting order', 1)
  const demoProducts = await readDemoProducts(shop, size, filling.startedAt)
  const commerce = await openCommerce()
  const visitor = await signIn(shop, commerce)
  const orderId = (await findWaiting(shop, visitor)) ?? (await checkOut(shop, commerce, demoProducts, visitor))
  const number = await importWebOrder({ database: shop, commerce, catalog: demoProducts.catalog, publicUrl }, orderId)
  await holdCounterOrder(shop, commerce, demoProducts)
  progress.end(`order ${number} waits for approval, one is on hold at the counter`)
}

async function signIn(shop: Database, commerce: Commerce): Promise<Visitor> {
  const { client, storefrontClientID } = commerce
  const { access_token: token } = await client.Auth.Login(buyer?.email ?? '', localPassword, storefrontClientID)
  const bearer = (await commerce.findBearer(token)) ?? refuse('Session.Missing')
  return { siteId: 'us', bearer, customer: await findCustomerByUser(shop, bearer.userID) }
}

/** An earlier start may have placed it. */
async function findWaiting(shop: Database, { bearer }: Visitor): Promise<string | undefined> {
  const row = await shop.find<{ orderId: string }>(sql`
    select order_id as "orderId" from payment_attempts where owner = ${bearer?.userID} and awaits_approval`)
  return row?.orderId
}

async function checkOut(
  database: Database,
  commerce: Commerce,
  demoProducts: DemoProducts,
  visitor: Visitor,
): Promise<string> {
  const now = new Date()
  const catalog: Catalog = demoProducts.catalog
  const context = { database, commerce, catalog, cartCache: createCartCache() }
  const address = site ? addressOf(netPro, site, buyer) : null
  await removeAllLines(context, visitor)
  const sku = demoProducts.tiles[0]?.sku ?? ''
  await addItems(context, visitor, [{ sku, quantity: boxes, lotNo: null, room: 'Lobby' }])
  await setShippingAddress(context, visitor, { address, sameAsShipping: true }, now)
  await processCart(
    context,
    visitor,
    {
      paymentMethod: 'Invoice',
      poNumber: 'NR-2202',
      jobName: site?.job ?? null,
      acceptsTerms: true,
      acceptsMixedLots: true,
    },
    now,
  )
  const { orderId } = await submitCart(
    { ...context, payments: paymentsOf(database, commerce), linkSecret },
    visitor,
    now,
  )
  return orderId ?? ''
}

const linkSecret = Buffer.alloc(32)

/** Orders on terms need no payment provider. */
const paymentsOf = (database: Database, commerce: Commerce) => ({
  database,
  commerce,
  provider: {} as never,
  purposes: { ...checkoutPurposes, invoices: checkoutPurposes.card },
  stepsFor: (orderId: string) => platformSteps(commerce, { orderId }),
  citizenPayMinimumCents: 0,
  // no email is sent for it
  publicUrl: '',
  logger: console,
})
