import type { BenchRow } from '../row-runner.ts'
import type { ListedProduct } from './listed-product.ts'
import { oneByOne } from './one-by-one.ts'

const cold = 30

/** The URL that browsers choose for a card: AVIF, the slowest to encode. */
const pictureOf = (good: ListedProduct | undefined): string => good?.sku_image_url.replace('.webp', '.avif') ?? ''

/** The cached picture, which a bare server also serves as a file for comparison. */
export const warmPicture = (goods: readonly ListedProduct[]): string => pictureOf(goods[0])

/** Pictures of cards. The first one starts the renderer, so it is not among the cold ones. */
export const picturePart = (base: string, bare: string, goods: readonly ListedProduct[]): BenchRow[] => [
  { name: 'file: bare Fastify, a picture from disk', work: { url: `${bare}/file` }, limit: 'file', of: 'H' },
  { name: 'warm picture', work: { url: base + warmPicture(goods) }, of: 'file', share: 40 },
  {
    name: `cold picture, ${cold} of them, one connection`,
    work: () =>
      oneByOne(
        goods.slice(1, cold + 1).map((good) => base + pictureOf(good)),
        'lastByte',
      ),
    p95: 400,
  },
]
