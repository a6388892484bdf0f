import { randomUUID } from 'node:crypto'
import type { Measurement } from '../measure.ts'
import type { BenchRow } from '../row-runner.ts'
import { spreadOf } from '../spread.ts'
import { measureKeys, measureScroll } from './console-browser.ts'
import { measureStaffCost } from './console-staff.ts'
import type { FilledShop } from './filled-shop.ts'
import { importPart } from './import-part.ts'
import type { ListedProduct } from './listed-product.ts'
import { oneByOne } from './one-by-one.ts'
import { scriptWeight } from './page-weight.ts'
import { makeProductWithVariants } from './product-with-variants.ts'
import { triedOrders, tryPromotions } from './promotion-part.ts'
import { type StaffHeaders, signInToConsole } from './staff-member.ts'

const times = 40
const warmUps = 15

/** Scripts before interaction: an empty app of React and its router has 108 kB. */
const weighed = [
  ['home', '', 150],
  ['list of products', '/products', 150],
  ['list of orders', '/orders', 150],
  ['any record', '/r/buyers', 150],
  ['page of a product', '/products/{sku}', 150],
  ['spreadsheet of products', '/r/products?view=grid', 180],
  ['prices', '/prices', 180],
  ['promotion with its rule', '/promotions/new', 280],
] as const

/** The console with 10,000 products, one member of staff. A click loads the data of the next page, without its HTML. */
export function consolePart(shop: FilledShop, goods: readonly ListedProduct[]): BenchRow[] {
  const { base, password, seller } = shop
  let known: Promise<StaffHeaders> | undefined
  const staff = (): Promise<StaffHeaders> => {
    known ??= signInToConsole(base, password)
    return known
  }
  const skus = goods.slice(0, times).map(({ sku }) => encodeURIComponent(sku))
  /** The first pages compile the program, so some are not counted. */
  const readAll = async (urls: readonly string[], until: 'firstByte' | 'lastByte'): Promise<Measurement> => {
    const headers = await staff()
    await oneByOne(urls.slice(0, warmUps), until, headers)
    return oneByOne(urls, until, headers)
  }
  const read = ([name, path, p95, until = 'lastByte']: ReadRow): BenchRow => ({
    name: `console, ${name}`,
    p95,
    work: async () =>
      readAll(
        Array.from({ length: times }, (_, n) => `${base}/console${path(n, skus)}`),
        until,
      ),
  })
  return [
    ...weighed.map(([name, path, bar]) => ({
      name: `console scripts, ${name}, gzip`,
      read: async () => scriptWeight(`${base}/console${path.replace('{sku}', skus[0] ?? '')}`, await staff()),
      unit: 'kB',
      bar,
    })),
    ...readRows.map(read),
    {
      name: 'console, a record with 1,000 variants opens',
      work: async () => {
        const id = await makeProductWithVariants(base, seller)
        const urls = Array.from({ length: times }, () => `${base}/console/products/${id}/variants.data`)
        return readAll(urls, 'lastByte')
      },
      p95: 250,
    },
    { name: 'console, a cell is saved', work: async () => saveCells(base, skus, await staff()), p95: 150 },
    {
      name: `console, a promotion is tried on ${triedOrders} orders`,
      work: async () => tryPromotions(shop, goods, await staff()),
      p95: 1000,
    },
    ...importPart(base, staff),
    ...gridRows(base, staff),
    {
      name: 'console, share of the shop that 50 staff cost',
      read: () => measureStaffCost(shop),
      unit: '%',
      bar: 3,
    },
  ]
}

/** In Chromium, not over HTTP alone. */
const gridRows = (base: string, staff: () => Promise<StaffHeaders>): BenchRow[] => [
  {
    name: 'console, longest frame while the grid scrolls',
    read: async () => measureScroll(base, await staff()),
    unit: 'ms',
    bar: 50,
  },
  { name: 'console, a key in a cell', work: async () => measureKeys(base, await staff()), p95: 30 },
]

/** Name, the nth address and the bar in milliseconds. */
type ReadRow = readonly [
  name: string,
  path: (n: number, skus: readonly string[]) => string,
  p95: number,
  until?: 'firstByte' | 'lastByte',
]

const searches = ['rosa', '4500', 'summit', 'porcelain', 'PO-12', '404', 'grout', 'northline']

const materials = ['Porcelain', 'Ceramic', 'Marble', 'Glass']

const readRows: readonly ReadRow[] = [
  ['first byte of the list', () => '/products', 40, 'firstByte'],
  ['a click opens the list', (n) => `/products.data?page=${n + 2}`, 300],
  ['another sort of the list', (n) => `/r/products.data?sortBy=${n % 2 ? '!' : ''}Name&page=${n + 2}`, 250],
  ['a filter of the list', (n) => `/products.data?xp.attributes.material=${materials[n % materials.length]}`, 250],
  ['a record opens', (n, skus) => `/products/${skus[n % skus.length]}.data`, 250],
  ['the palette finds', (n) => `/find/suggest?q=${searches[n % searches.length]}`, 80],
]
/** Each save writes one field of one product, as a spreadsheet does. */
async function saveCells(base: string, skus: readonly string[], staff: StaffHeaders): Promise<Measurement> {
  const taken: number[] = []
  let errors = 0
  const startedAt = performance.now()
  for (const sku of skus) {
    const productID = decodeURIComponent(sku)
    const change = { Operation: 'Products.Patch', Parameters: { productID }, Body: { Description: randomUUID() } }
    const sentAt = performance.now()
    const answer = await fetch(`${base}/console/call/Changes.Make`, {
      method: 'POST',
      headers: { ...staff, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ Changes: [change] }),
    })
    const { Results } = (await answer.json()) as { Results?: { Status: number }[] }
    taken.push(performance.now() - sentAt)
    if (Results?.[0]?.Status !== 200) errors += 1
  }
  return { perSecond: (skus.length / (performance.now() - startedAt)) * 1000, ...spreadOf(taken), errors }
}
