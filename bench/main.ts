import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localCredentials } from '@tessera/platform/config'
import { buyerAddresses, sellerAddresses } from './addresses.ts'
import { type JudgedRow, judgeFact, readBenchArguments } from './bars.ts'
import { measureApproverList, measureWaitingSubmits } from './business/approvals.ts'
import { prepareCompany } from './business/company.ts'
import { compareHanging, measureDeliveries, startReceiver } from './business/deliveries.ts'
import { measureShipments } from './business/shipments.ts'
import { finishWithBars } from './finish-with-bars.ts'
import { type LoadSpec, type Measurement, medianOf, whileWriting } from './measure.ts'
import { type BenchRow, type RateRow, RowRunner } from './row-runner.ts'
import { figureText, headingText } from './row-text.ts'
import { products, seedProducts } from './seed.ts'
import { seedOrders } from './seed-orders.ts'
import { databaseIn, memoryOf, startBare, startShop } from './shop.ts'
import { guestToken, measureCheckouts, measureFirstLines, productID } from './shopping.ts'
import { benchWeb } from './web.ts'

/** Measures requests per second and latency beside the machine's baseline in one run. Bars are shares of H. */
const folder = await mkdtemp(join(tmpdir(), 'tessera-bench-'))
const port = 3900
const base = `http://127.0.0.1:${port}`
const unlimited = '1000000000'
const limits = {
  SIGN_IN_FAILURES: unlimited,
  GUEST_TOKENS: unlimited,
  API_PER_PERSON: unlimited,
  API_PER_SELLER: unlimited,
  API_PER_ADDRESS: unlimited,
  SUBMITS_PER_PERSON: unlimited,
}
/** An empty shop: the bench inserts its own products. */
const receiver = await startReceiver()
const env = {
  PORT: String(port),
  TESSERA_DATA: folder,
  LOG_LEVEL: 'error',
  TESSERA_RANGE: 'none',
  OUTBOUND_ALLOW: receiver.host,
  ...limits,
}

const cold = await startShop(env)
const marketplace = await seedProducts(await databaseIn(folder), products)
await cold.stop()
const shop = await startShop(env)
const databaseUrl = await databaseIn(folder)
const bare = await startBare({ PORT: String(port + 1), DATABASE_URL: databaseUrl, MARKETPLACE: marketplace })
const idle = memoryOf(shop)

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const {
  TESSERA_STOREFRONT_CLIENT_ID: client,
  TESSERA_ADMIN_USERNAME: user,
  TESSERA_ADMIN_PASSWORD: password,
} = localCredentials
const signIn = new URLSearchParams({ grant_type: 'password', client_id: client, username: user, password }).toString()
const signedIn = (await (
  await fetch(`${base}/oauth/token`, { method: 'POST', headers: form, body: signIn })
).json()) as Record<string, string>
const refresh = new URLSearchParams({
  grant_type: 'refresh_token',
  client_id: client,
  refresh_token: signedIn.refresh_token ?? '',
}).toString()
const headers = { authorization: `Bearer ${signedIn.access_token}`, 'content-type': 'application/json' }
const product = `${base}/v1/products/sku-000042`
const costCenters = `${base}/v1/buyers/storefront/costcenters`

/** Lists are cached until a write, so a repeated address measures the cache; each of these is new. */
const freshLoad = (path: string, as: Record<string, string>): LoadSpec => ({
  url: base + path,
  headers: as,
  next: (n) => ({ path: `${path}&Name=!never-${n}` }),
})

/** Mixed traffic: 500 addresses in rotation while one product per second is updated. */
const mixedLoad = (pool: readonly string[], as: Record<string, string>) => (): Promise<Measurement> =>
  whileWriting({ url: base, headers: as, next: (n) => ({ path: pool[(n * 7919) % pool.length] ?? '' }) }, (n) =>
    fetch(`${base}/v1/products/sku-${String((n % products) + 1).padStart(6, '0')}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ xp: { Pieces: n % 12 } }),
    }),
  )

const guest = { authorization: `Bearer ${await guestToken(base)}` }
await seedOrders(base, databaseUrl, Number(process.env.BENCH_ORDERS ?? 0))

/** Rows without a bar are for comparison. */
const rateRow = (name: string, work: RateRow['work'], share?: number): RateRow => ({
  name,
  work,
  of: 'H',
  ...(share && { share }),
})

const rows: RateRow[] = [
  { name: 'H: bare Fastify, a constant', work: { url: `http://127.0.0.1:${port + 1}/constant` }, limit: 'H' },
  rateRow('bare Fastify and one SELECT through pg', { url: `http://127.0.0.1:${port + 1}/row/sku-000042` }),
  rateRow('get a product by ID', { url: product, headers }, 18),
  rateRow(
    'get one of all products by ID',
    {
      url: product,
      headers,
      next: (n) => ({ path: `/v1/products/sku-${String(((n * 7919) % products) + 1).padStart(6, '0')}` }),
    },
    18,
  ),
  rateRow('list 20, never asked before', freshLoad('/v1/products?Active=true&sortBy=Name&pageSize=20', headers), 8),
  rateRow('list 100, never asked before', freshLoad('/v1/products?Active=true&sortBy=Name&pageSize=100', headers), 3),
  rateRow('list 20, mixed, one write a second', mixedLoad(sellerAddresses(20), headers), 8),
  rateRow('list 100, mixed, one write a second', mixedLoad(sellerAddresses(100), headers), 3),
  rateRow('list 20, the same again', { url: `${base}/v1/products?Active=true&sortBy=Name&pageSize=20`, headers }),
  rateRow('list 100, the same again', { url: `${base}/v1/products?Active=true&sortBy=Name&pageSize=100`, headers }),
  rateRow('list 20 by xp, the same again', {
    url: `${base}/v1/products?xp.Material=Slate&sortBy=!Name&pageSize=20`,
    headers,
  }),
  rateRow('create a cost center', { url: costCenters, method: 'POST', headers, body: '{"Name":"Kitchen"}' }, 4),
  rateRow(
    'patch a cost center',
    {
      url: costCenters,
      method: 'PATCH',
      headers,
      next: (n) => ({ path: `${new URL(costCenters).pathname}/bench-${n % 100}`, body: `{"xp":{"Stock":${n}}}` }),
    },
    4,
  ),
  rateRow(
    'create a product',
    { url: `${base}/v1/products`, method: 'POST', headers, body: '{"Name":"New tile","Active":true}' },
    4,
  ),
  rateRow(
    'patch a product',
    {
      url: product,
      method: 'PATCH',
      headers,
      next: (n) => ({
        path: `/v1/products/sku-${String((n % products) + 1).padStart(6, '0')}`,
        body: `{"xp":{"Stock":${n}}}`,
      }),
    },
    4,
  ),
  rateRow('/me/products, never asked before', freshLoad('/v1/me/products?pageSize=24', guest), 3),
  rateRow('/me/products, mixed, one write a second', mixedLoad(buyerAddresses(24), guest), 3),
  rateRow('/me/products, the same again', { url: `${base}/v1/me/products?pageSize=24`, headers: guest }),
  rateRow(
    '/me/products/{id}, one of all',
    { url: base, headers: guest, next: (n) => ({ path: `/v1/me/products/${productID(n * 7919)}` }) },
    12,
  ),
  rateRow('/me/products/{id}, the same again', { url: `${base}/v1/me/products/sku-000041`, headers: guest }),
  rateRow('list 20 orders, newest first, one of 20 pages', {
    url: base,
    headers,
    next: (n) => ({ path: `/v1/orders/Incoming?pageSize=20&sortBy=!DateSubmitted&page=${(n % 20) + 1}` }),
  }),
  rateRow('first line into a new guest cart', (look) => medianOf(() => measureFirstLines(base), look), 3),
  rateRow('checkout of three lines, orders', (look) => medianOf(() => measureCheckouts(base), look), 0.8),
  rateRow('token by password', { url: `${base}/oauth/token`, method: 'POST', headers: form, body: signIn }),
  rateRow('token by refresh', { url: `${base}/oauth/token`, method: 'POST', headers: form, body: refresh }),
]

const company = await prepareCompany(base, databaseUrl, marketplace)
const seller = localCredentials.TESSERA_SELLER_CLIENT_ID

/** Last, because they fill tables that the rows above read. */
const businessRows: BenchRow[] = [
  rateRow('submit that waits for two approvals, orders', (look) =>
    medianOf(() => measureWaitingSubmits(company), look),
  ),
  rateRow('shipment with ten items', (look) => medianOf(() => measureShipments(company), look)),
  rateRow('messages sent to one receiver', () => measureDeliveries(company, receiver, 1), 3),
  rateRow('messages sent to 100 receivers', () => measureDeliveries(company, receiver, 100), 3),
  {
    name: 'p95 of a write while its receiver hangs, of the p95 while it answers',
    read: () => compareHanging(company, receiver, seller),
    unit: '%',
    bar: 110,
  },
  rateRow("an approver's list of 10,000 waiting orders", () => measureApproverList(company), 3),
]

const { only, hasBars } = readBenchArguments(process.argv.slice(2))
console.log(headingText())
const runner = new RowRunner(only)
await runner.run([...rows, ...businessRows])
const loaded = memoryOf(shop)
console.log(
  `\nready on an empty folder after ${(cold.readyAfter / 1000).toFixed(1)} s (bar 20 s), on a warm one after ${(shop.readyAfter / 1000).toFixed(1)} s (bar 3 s)`,
)
console.log(`resident memory idle ${idle} MB (bar 250), after the load ${loaded} MB (bar 450)`)
await bare.stop()
await shop.stop()
receiver.close()
await rm(folder, { recursive: true, force: true })
const judgedFact = (name: string, value: number, unit: string, bar: number): JudgedRow => ({
  name,
  figure: figureText(value, unit),
  verdicts: [judgeFact(value, unit, bar)],
})
const facts = [
  judgedFact('ready on an empty folder', cold.readyAfter / 1000, 's', 20),
  judgedFact('ready on a warm folder', shop.readyAfter / 1000, 's', 3),
  judgedFact('resident memory idle', idle, 'MB', 250),
  judgedFact('resident memory after the load', loaded, 'MB', 450),
]
const web = only ? [] : await benchWeb()
if (hasBars) finishWithBars([...runner.judged, ...facts, ...web])
