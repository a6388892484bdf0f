import type { Row } from '../rows.ts'
import type { Good } from './goods.ts'
import { oneByOne } from './one-by-one.ts'

const cold = 30

/** As browsers choose it for a card: AVIF, which takes longest to make. */
const pictureOf = (good: Good | undefined): string => good?.sku_image_url.replace('.webp', '.avif') ?? ''

/** The picture that is warm, and served by a bare server as a file for comparison. */
export const warmPicture = (goods: readonly Good[]): string => pictureOf(goods[0])

/** Pictures of cards. The first one of all starts the renderer, so it is not among the cold ones. */
export const picturePart = (base: string, bare: string, goods: readonly Good[]): Row[] => [
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
