import { connections, type LoadSpec, type LookAtLimit, type Measurement, measure, medianOf } from '../measure.ts'
import type { BenchRow } from '../row-runner.ts'
import { guestCheckouts } from './checkouts.ts'
import type { FilledShop } from './filled-shop.ts'
import { addPath, asWriter, guestWith, itemsOf } from './guest.ts'
import { type ListedProduct, pickPlentiful } from './listed-product.ts'
import { peakMemory } from './peak-memory.ts'

const lines = 60

export function cartPart(shop: FilledShop, goods: readonly ListedProduct[]): BenchRow[] {
  const { base } = shop
  const skus = pickPlentiful(goods, 300).map(({ sku }) => sku)
  const inCart = skus.slice(0, lines)
  /** Adds a box to an existing line, so that the cart keeps its size; everyone has their own cart. */
  const addTo = async (people: number, lookAtLimit?: LookAtLimit): Promise<Measurement> => {
    const tokens = await Promise.all(Array.from({ length: people }, () => guestWith(base, inCart)))
    const load: LoadSpec = {
      url: base + addPath,
      method: 'POST',
      connections: people,
      as: (connection) => asWriter(tokens[connection]),
      next: (n) => ({ body: itemsOf([inCart[n % lines] ?? ''], 1) }),
    }
    return measure(load, lookAtLimit)
  }
  return [
    { name: `AddToCart, ${lines} lines`, work: (lookAtLimit) => addTo(connections, lookAtLimit), of: 'H', share: 1.5 },
    { name: `AddToCart, ${lines} lines, one connection`, work: () => addTo(1), p95: 40 },
    {
      name: 'guest checkout of three lines, orders',
      work: (lookAtLimit) => medianOf(() => guestCheckouts(base, skus), lookAtLimit),
      of: 'H',
      share: 0.12,
    },
    {
      name: 'placing an order while 16 others place theirs',
      work: () => medianOf(() => guestCheckouts(base, skus, { shoppers: connections + 1, isLastTimed: true })),
      p95: 400,
    },
    {
      name: 'memory while 16 guests check out',
      read: () => peakMemory(shop, () => guestCheckouts(base, skus)),
      unit: 'MB',
      bar: 450,
    },
  ]
}
