import { setTimeout as sleep } from 'node:timers/promises'
import { settleAttempt } from '@tessera/middleware/modules/checkout/attempts/settle-attempt'
import type { FaultRow } from '../fault-row.ts'
import { partOf } from '../part-of.ts'
import { randomFrom } from '../plan.ts'
import { CardBuyer, cards } from './card-buyer.ts'
import { type GatePoint, points } from './gates.ts'
import { keepReconciling } from './keep-reconciling.ts'
import type { PaymentShop } from './open-payment-shop.ts'
import { isOpen, paymentRules, readBooks } from './payment-rules.ts'
import type { DecideFault } from './provider-edge.ts'

interface Scene {
  shop: PaymentShop
  buyer: CardBuyer
  orderId: string
}

type Rival = (scene: Scene) => Promise<unknown>

/**
 * Milliseconds to wait for a rival: one that is blocked by the interrupted step must not be awaited. On a busy machine a
 * cancellation takes longer than 150, and one that comes after the attempt's last look is refunded by another job.
 */
const gap = 1000

const settleOrder: Rival = async ({ shop, orderId }) => {
  const { rows } = await shop.database.pool.query<{ id: string }>(
    'select id from payment_attempts where order_id = $1',
    [orderId],
  )
  for (const { id } of rows) await settleAttempt(shop.needs, id, new Date())
}

/** Concurrent actions between two steps: the customer in another tab, a second click, a job, staff. */
const rivals: Record<string, Rival> = {
  'a second click': ({ buyer }) => buyer.shop.Cart.SubmitCart(),
  'one more box': ({ buyer, shop }) => buyer.shop.Cart.AddToCart({ items: [{ sku: shop.skus[1] ?? '', quantity: 1 }] }),
  'a submission on the platform': ({ buyer, shop, orderId }) =>
    shop.needs.commerce.client.Orders.Submit('Outgoing', orderId, { accessToken: buyer.token }),
  'an empty cart': ({ buyer }) => buyer.shop.Cart.RemoveAllCartItems(),
  'the reconciler': settleOrder,
  'a driver whose lease ran out': async (scene) => {
    await scene.shop.database.pool.query(
      `update payment_attempts set lease_until = now() - interval '1 second' where order_id = $1 and lease is not null`,
      [scene.orderId],
    )
    await settleOrder(scene)
  },
  'staff who cancel': async ({ shop, orderId }) => {
    const { client, backOffice } = shop.needs.commerce
    await client.Orders.Cancel('Incoming', orderId, await backOffice())
  },
}

/** Setup that makes a point reachable. */
const preludes: Partial<Record<string, (scene: Scene) => void>> = {
  void: (scene) => scene.shop.gates.open(scene.orderId, 'authorize.after', () => addOneBox(scene)),
  useUpKey: (scene) => scene.shop.gates.open(scene.orderId, 'authorize.after', () => addOneBox(scene)),
  withdraw: (scene) => scene.shop.gates.open(scene.orderId, 'authorize.after', () => addOneBox(scene)),
  remove: (scene) => scene.shop.gates.open(scene.orderId, 'authorize.after', () => addOneBox(scene)),
  // charged, but the response is lost; the order is canceled meanwhile
  refund: (scene) => {
    losesCapture.add(scene.orderId)
    scene.shop.gates.open(scene.orderId, 'capture.after', () => cancel(scene))
  },
}
const addOneBox = rivals['one more box'] as Rival
const cancel = rivals['staff who cancel'] as Rival
const losesCapture = new Set<string>()

/** The edge sees only the key of a capture, and maps it to the order it was requested for. */
const orders = new Map<string, string>()
const loseCapture: DecideFault = ({ path, key, body }) => {
  const [, described] = /"description":"Order ([^"]+)"/.exec(body) ?? []
  if (described) orders.set(key, described)
  const orderId = orders.get(key.replace(/-capture$/, '')) ?? ''
  const isLost = path.endsWith('/captures') && losesCapture.delete(orderId)
  return { fault: isLost ? 'lost' : 'none', milliseconds: 0 }
}

const lanes = 10
/** Timeout of one round, and of all attempts still open after the last. */
const timeoutMilliseconds = 600_000
/** R2: how often every gap is hit; one order passes many of them. */
const meetingsPerGap = 20

/** R2: a rival in every gap of submit, capture, void and refund. */
export async function runInterleavings(shop: PaymentShop, seed: number, share: number): Promise<FaultRow> {
  const rounds = partOf(meetingsPerGap / 2, share)
  const random = randomFrom(seed)
  const names = Object.keys(rivals)
  const waiting = points.flatMap((point) =>
    Array.from({ length: rounds }, () => ({ point, rival: names[Math.floor(random() * names.length)] ?? '' })),
  )
  const total = waiting.length
  shop.edge.decide = loseCapture
  shop.provider.start()
  const reconciling = keepReconciling(shop.needs)
  const answers: string[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) answers.push(...(await runRound(shop, next)))
  }
  await Promise.all(Array.from({ length: lanes }, work))
  const end = Date.now() + timeoutMilliseconds
  while ((await readBooks(shop.database.pool)).some(isOpen) && Date.now() < end) await sleep(100)
  await reconciling.close()
  await shop.provider.close()
  const { findings, captures, paid } = await paymentRules(shop.database.pool)
  const least = Math.min(...points.map((point) => shop.gates.hits.get(point) ?? 0))
  return {
    id: 'R2',
    numbers: `${total} rounds at ${points.length} points, each passed at least ${least} times; ${captures} captures, ${paid} paid orders`,
    findings: [
      ...findings,
      [
        'every point was passed',
        points.flatMap((point) =>
          (shop.gates.hits.get(point) ?? 0) >= 2 * rounds ? [] : [`${point}: ${shop.gates.hits.get(point) ?? 0}`],
        ),
      ],
      ['no answer of the shop is a fault of its own', answers.filter((code) => /^50[0-2]/.test(code))],
    ],
  }
}

async function runRound(shop: PaymentShop, { point, rival }: { point: GatePoint; rival: string }): Promise<string[]> {
  const until = Date.now() + timeoutMilliseconds
  const buyer = new CardBuyer(shop.url, () => Date.now() < until)
  await buyer.fill(shop.skus[points.indexOf(point) % shop.skus.length] ?? '', cards.good)
  const { basketId: orderId } = await buyer.shop.Cart.GetTesseraBasket()
  const scene = { shop, buyer, orderId }
  for (const other of points) shop.gates.open(orderId, other, () => settleOrder(scene))
  const [step = ''] = point.split('.')
  preludes[step]?.(scene)
  const passed = Promise.withResolvers<void>()
  shop.gates.open(orderId, point, async () => {
    passed.resolve()
    await Promise.race([rivals[rival]?.(scene), sleep(gap)])
  })
  const { codes } = await buyer.submit()
  await Promise.race([passed.promise, sleep(10_000)])
  return codes.map((code) => `${code} (${rival} at ${point})`)
}
