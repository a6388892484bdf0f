import type { BenchRow } from '../row-runner.ts'
import type { ListedProduct } from './listed-product.ts'
import { oneByOne } from './one-by-one.ts'

const cold = 30

/** The URL that browsers choose for a card: AVIF, the slowest to encode. */
const pictureOf = (good: ListedProduct | undefined): string => good?.sku_image_url.replace('.webp', '.avif') ?? ''

/** The cached picture, which a bare server also serves as a file for comparison. */
export const warmPicture = (goods: readonly ListedProduct[]): string => pictureOf(goods[0])

/** The least relevant products: pictures of the most relevant ones come with the program. */
const leastRelevant = (goods: readonly ListedProduct[], skipped: number, count: number): readonly ListedProduct[] =>
  goods.toReversed().slice(skipped, skipped + count)

/** Requests the pictures of 24 cards at once and waits for the last one, in seconds. */
async function readColdListing(base: string, goods: readonly ListedProduct[]): Promise<number> {
  const from = performance.now()
  const urls = goods.map((good) => base + pictureOf(good).replace('-640.', '-320.'))
  await Promise.all(urls.map(async (url) => (await fetch(url)).arrayBuffer()))
  return (performance.now() - from) / 1000
}

/** Pictures of cards, listings and product pages. The one that starts the renderer is not among the cold ones. */
export const picturePart = (base: string, bare: string, goods: readonly ListedProduct[]): BenchRow[] => [
  { name: 'file: bare Fastify, a picture from disk', work: { url: `${bare}/file` }, limit: 'file', of: 'H' },
  { name: 'warm picture', work: { url: base + warmPicture(goods) }, of: 'file', share: 40 },
  {
    name: `cold picture, ${cold} of them, one connection`,
    work: () =>
      oneByOne(
        leastRelevant(goods, 1, cold).map((good) => base + pictureOf(good)),
        'lastByte',
      ),
    p95: 400,
  },
  {
    name: `cold first picture of a product page, ${cold} of them, one connection`,
    work: () =>
      oneByOne(
        leastRelevant(goods, cold + 1, cold).map((good) => base + pictureOf(good).replace('-640.', '-960.')),
        'lastByte',
      ),
    p95: 800,
  },
  {
    name: 'cold pictures of a listing, all 24 cards',
    read: () => readColdListing(base, leastRelevant(goods, 2 * cold + 1, 24)),
    unit: 's',
    bar: 3,
  },
]
