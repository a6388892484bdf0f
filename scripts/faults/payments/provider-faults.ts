import { setTimeout as sleep } from 'node:timers/promises'
import type { Findings } from '../check-history.ts'
import type { FaultRow } from '../fault-row.ts'
import { partOf } from '../part-of.ts'
import { randomFrom } from '../plan.ts'
import { breakerRules } from './breaker-rules.ts'
import { CardBuyer, cards, type PurchaseResult } from './card-buyer.ts'
import { keepReconciling } from './keep-reconciling.ts'
import { measureBrowsing, p95Of } from './measure-browsing.ts'
import type { PaymentShop } from './open-payment-shop.ts'
import { isOpen, paymentRules, readBooks } from './payment-rules.ts'
import type { EdgeCall, EdgeFault } from './provider-edge.ts'

interface Plan {
  fault: EdgeFault | 'declined'
  at: 'authorize' | 'capture'
  milliseconds: number
  isMet: boolean
}

const shares: [Plan['fault'], number][] = [
  ['lost', 0.2],
  ['broken', 0.1],
  ['declined', 0.1],
  ['slow', 0.2],
  ['refused', 0.05],
]
const buyers = 24
/** Timeout of one buyer who must retry. */
const timeoutMilliseconds = 600_000
const settlingMilliseconds = 15_000

/** R10: the planned number of each fault, in an order that the seed determines. */
function plansFrom(seed: number, count: number): Plan[] {
  const random = randomFrom(seed)
  const faults = shares.flatMap(([fault, share]) => Array<Plan['fault']>(Math.round(count * share)).fill(fault))
  const all = [...faults, ...Array<Plan['fault']>(count - faults.length).fill('none')]
  const shuffled = all.map((fault) => ({ fault, at: random() })).sort((one, other) => one.at - other.at)
  return shuffled.map(({ fault }) => ({
    fault,
    // two captures run at a time: many slow ones would only queue
    at: random() < (fault === 'slow' ? 0.2 : 0.4) ? 'capture' : 'authorize',
    milliseconds: 3000 + Math.round(random() * 5000),
    isMet: false,
  }))
}

/** R10: checkouts by card while the provider fails in every possible way. */
export async function providerFaults(shop: PaymentShop, seed: number, share: number): Promise<FaultRow> {
  const count = partOf(200, share)
  shop.provider.start()
  const reconciling = keepReconciling(shop.needs)
  const healthy = await withBrowsing(shop, () =>
    checkOut(
      shop,
      plansFrom(seed, partOf(48, share)).map((plan) => ({ ...plan, fault: 'none' })),
    ),
  )
  const plans = plansFrom(seed, count)
  const faulty = await withBrowsing(shop, () => checkOut(shop, plans))
  const openAfter = await secondsUntilSettled(shop)
  const { findings, captures, paid } = await paymentRules(shop.database.pool)
  await reconciling.close()
  const breaker = await breakerRules(shop)
  await shop.provider.close()
  const tally = (outcome: PurchaseResult['outcome']) => faulty.result.filter((one) => one.outcome === outcome).length
  const countMet = (fault: Plan['fault']) =>
    plans.filter((plan) => plan.fault === fault && (plan.isMet || fault === 'declined')).length
  const limit = Math.max(2 * p95Of(healthy.times), 250)
  return {
    id: 'R10',
    numbers:
      `${count} check-outs: ${tally('placed')} placed, ${tally('declined')} declined, ${tally('refused')} refused, ` +
      `${tally('unknown')} unknown; faults met: ${shares.map(([fault]) => `${countMet(fault)} ${fault}`).join(', ')}; ` +
      `${captures} captures, ${paid} paid orders; open ${openAfter} s after the last fault: 0; ` +
      `product and cart p95 ${p95Of(faulty.times)} ms (${p95Of(healthy.times)} ms before); ${breaker.numbers}`,
    findings: [...findings, ...outcomeRules(plans, faulty.result), ...breaker.findings],
    timed: [
      ['nothing is open 15 s after the last fault', openAfter <= settlingMilliseconds / 1000 ? [] : [`${openAfter} s`]],
      [
        'product and cart stay quick while the provider is slow',
        p95Of(faulty.times) <= limit ? [] : [`${p95Of(faulty.times)} ms`],
      ],
    ],
  }
}

function outcomeRules(plans: readonly Plan[], bought: readonly PurchaseResult[]): Findings {
  const wrong = bought.flatMap(({ outcome, codes }, at) => {
    const expected = plans[at]?.fault === 'declined' ? 'declined' : 'placed'
    return outcome === expected ? [] : [`${at} ${plans[at]?.fault} at ${plans[at]?.at}: ${outcome} ${codes.join(', ')}`]
  })
  const codes = bought.flatMap((one) => one.codes).filter((code) => /^5/.test(code) && !/^503 /.test(code))
  return [
    ['whoever goes on is placed, unless the bank declined', wrong],
    ['no answer of the shop is a fault of its own', codes],
    [
      'every fault was met',
      plans
        .filter(({ fault, isMet }) => fault !== 'none' && fault !== 'declined' && !isMet)
        .map(({ fault, at }) => `${fault} at ${at}`),
    ],
  ]
}

async function checkOut(shop: PaymentShop, plans: readonly Plan[]): Promise<PurchaseResult[]> {
  const byToken = new Map<string, Plan>()
  const byKey = new Map<string, Plan>()
  shop.edge.decide = (call) => faultFor(planOf(call, byToken, byKey))
  const waiting = plans.map((plan, at) => ({ plan, at }))
  const results: PurchaseResult[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { plan, at } = next
      const until = Date.now() + timeoutMilliseconds
      const buyer = new CardBuyer(shop.url, () => Date.now() < until)
      const sku = shop.skus[at % shop.skus.length] ?? ''
      const token = await buyer.fill(sku, plan.fault === 'declined' ? cards.declined : cards.good)
      byToken.set(token ?? '', plan)
      results[at] = await buyer.submit()
    }
  }
  await Promise.all(Array.from({ length: buyers }, work))
  // captures happen after the responses
  const end = Date.now() + timeoutMilliseconds
  while ((await readBooks(shop.database.pool)).some(isOpen) && Date.now() < end) await sleep(100)
  shop.edge.decide = () => ({ fault: 'none', milliseconds: 0 })
  return results
}

function planOf(call: EdgeCall, byToken: Map<string, Plan>, byKey: Map<string, Plan>): Plan | undefined {
  if (call.verb !== 'POST') return undefined
  if (/\/captures$/.test(call.path)) {
    const plan = byKey.get(call.key.replace(/-capture$/, ''))
    return plan?.at === 'capture' ? plan : undefined
  }
  if (!/\/payments$/.test(call.path)) return undefined
  const { source } = JSON.parse(call.body) as { source?: { token?: string } }
  const plan = byToken.get(source?.token ?? '')
  if (plan) byKey.set(call.key, plan)
  return plan?.at === 'authorize' ? plan : undefined
}

/** A fault affects its checkout once. */
function faultFor(plan: Plan | undefined): { fault: EdgeFault; milliseconds: number } {
  if (!plan || plan.isMet || plan.fault === 'declined' || plan.fault === 'none')
    return { fault: 'none', milliseconds: 0 }
  plan.isMet = true
  return { fault: plan.fault, milliseconds: plan.milliseconds }
}

/** Seconds from the last fault until no attempt was open. */
async function secondsUntilSettled({ database, edge }: PaymentShop): Promise<number> {
  const last = edge.lastFault()
  while ((await readBooks(database.pool)).some(isOpen) && Date.now() < last + timeoutMilliseconds) await sleep(100)
  const { rows } = await database.pool.query<{ at: Date | null }>(
    "select max(updated_at) as at from payment_attempts where purpose = 'order'",
  )
  const isLeft = (await readBooks(database.pool)).some(isOpen)
  return isLeft ? Number.POSITIVE_INFINITY : Math.max(0, Math.round(((rows[0]?.at?.getTime() ?? 0) - last) / 100) / 10)
}

async function withBrowsing<T>(shop: PaymentShop, work: () => Promise<T>): Promise<{ result: T; times: number[] }> {
  const browsing = measureBrowsing(shop)
  const result = await work()
  return { result, times: await browsing.stop() }
}
