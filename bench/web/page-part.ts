import type { LoadSpec } from '../measure.ts'
import type { BenchRow } from '../row-runner.ts'
import type { ListedProduct } from './listed-product.ts'
import { oneByOne } from './one-by-one.ts'
import { htmlWeight, scriptWeight } from './page-weight.ts'

const listing = '/shop/tile'
const times = 100

/** A unique maximum price above all prices: the same 24 products at an uncached address. */
let freshCount = 0
const freshListing = (): string => `${listing}?maxPrice=${(1000 + freshCount++ / 100).toFixed(2)}`

/** Listings that no cache has, for a guest. */
const freshListings = (base: string): LoadSpec => ({ url: base, next: () => ({ path: freshListing() }) })

/**
 * Pages for a guest. Rates are measured without compression, as for M; the row with gzip shows its cost. Products are
 * taken from the end of the list, whose pages are not cached yet.
 */
export function pagePart(base: string, goods: readonly ListedProduct[]): BenchRow[] {
  let shown = goods.length
  const freshProduct = (): string => goods[--shown % goods.length]?.product_url ?? ''
  const some = (path: () => string): string[] => Array.from({ length: times }, () => base + path())
  const product = base + (goods[0]?.product_url ?? '')
  const gzip = { 'accept-encoding': 'gzip' }
  return [
    { name: 'listing page, fresh', work: freshListings(base), of: 'M', share: 22 },
    {
      name: 'listing page, fresh, gzip',
      work: { url: base, headers: gzip, next: () => ({ path: freshListing() }) },
      of: 'M',
    },
    // as every browser requests it; uncompressed it is 214 kB, and the sockets would be the bottleneck
    {
      name: 'listing page, from the page cache',
      work: { url: base + listing, headers: gzip, isPlain: true },
      of: 'H plain',
      share: 20,
    },
    { name: 'listing page, from the page cache, unpacked', work: { url: base + listing }, of: 'H' },
    { name: 'product page, fresh', work: { url: base, next: () => ({ path: freshProduct() }) }, of: 'M', share: 22 },
    { name: 'first byte of a fresh listing page', work: () => oneByOne(some(freshListing), 'firstByte') },
    {
      name: 'first byte of a kept listing page',
      work: () =>
        oneByOne(
          some(() => listing),
          'firstByte',
        ),
    },
    { name: 'first byte of a fresh product page', work: () => oneByOne(some(freshProduct), 'firstByte') },
    { name: 'scripts of the home page, gzip', read: () => scriptWeight(`${base}/`), unit: 'kB', bar: 140 },
    { name: 'scripts of a listing page, gzip', read: () => scriptWeight(base + listing), unit: 'kB', bar: 140 },
    { name: 'scripts of a product page, gzip', read: () => scriptWeight(product), unit: 'kB', bar: 140 },
    { name: 'HTML of a listing page, gzip', read: () => htmlWeight(base + listing), unit: 'kB', bar: 40 },
  ]
}
