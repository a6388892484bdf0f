import { expectAllSucceed, outcomeOf } from '@tessera/testing/outcome'
import { createRivalCart, rivalWrites } from '@tessera/testing/rival-writes'
import type { FaultRow } from '../fault-row.ts'
import { partOf } from '../part-of.ts'
import { randomFrom } from '../plan.ts'
import type { RivalShop } from './rival-shop.ts'

const times = 3

/** R3: every pair of 18 writes on one cart, sent concurrently three times. */
export async function rivalPairs(shop: RivalShop, seed: number, share: number): Promise<FaultRow> {
  const names = Object.keys(rivalWrites)
  const pairs = names.flatMap((one, at) => names.slice(at).map((other) => [one, other] as const))
  const random = randomFrom(seed)
  const left = Array.from({ length: times }, () => pairs)
    .flat()
    .map((pair) => ({ pair, at: random() }))
    .sort((one, other) => one.at - other.at)
    .slice(0, partOf(times * pairs.length, share))
  const runs = left.length
  const failures: string[] = []
  const work = async (wire: RivalShop['customers'][number]) => {
    for (let next = left.pop(); next; next = left.pop()) {
      const subject = await createRivalCart(wire)
      const replies = await Promise.all(next.pair.map((name) => rivalWrites[name]?.(subject)))
      const { other } = outcomeOf(replies.filter((reply) => reply !== undefined))
      failures.push(...other.map((text) => `${next.pair.join(' and ')}: ${text}`))
    }
  }
  await Promise.all(shop.customers.map(work))
  return {
    id: 'R3',
    numbers: `${pairs.length} pairs, ${runs} runs`,
    findings: [['nobody met an error of ours, a deadlock for one', failures], await shop.invariants()],
  }
}

const carts = 50
const submits = 20

/** R4: one cart, twenty concurrent submissions, half of them by order ID. */
export async function manySubmits(shop: RivalShop, share: number): Promise<FaultRow> {
  const rounds = partOf(carts, share)
  const wrong: string[] = []
  const { submitter: wire } = shop
  for (let round = 0; round < rounds; round += 1) {
    const [made] = await expectAllSucceed([wire('POST', '/orders/Outgoing', {})])
    const id = String(made?.body.ID)
    await expectAllSucceed([wire('POST', `/orders/Outgoing/${id}/lineitems`, { ProductID: 'tile' })])
    const replies = await Promise.all(
      Array.from({ length: submits }, (_, at) =>
        wire('POST', at % 2 ? '/cart/submit' : `/orders/Outgoing/${id}/submit`),
      ),
    )
    const { other } = outcomeOf(replies)
    const accepted = replies.filter(({ status }) => status < 300).map(({ body }) => body.ID)
    if (accepted.length !== 1 || accepted[0] !== id) wrong.push(`round ${round}: ${id} became ${accepted.join(', ')}`)
    wrong.push(...other.map((text) => `round ${round}: ${text}`))
  }
  return {
    id: 'R4',
    numbers: `${rounds} carts, ${submits} submissions each`,
    findings: [['each cart became one order, and nobody met an error of ours', wrong], await shop.invariants()],
  }
}
