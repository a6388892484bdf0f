import { setTimeout as sleep } from 'node:timers/promises'
import { createShopClient } from '@tessera/client/shop/create-shop-client'
import pg from 'pg'
import type { Findings } from '../check-history.ts'
import { CardBuyer, cards, type PurchaseResult } from './card-buyer.ts'
import { isOpen, paymentRules, readBooks } from './payment-rules.ts'

export interface CardShopping {
  url: string
  skus: readonly string[]
  isOpen(): boolean
}

/** Waits until the shop's catalog copy has the products; nothing can be bought before. */
export async function waitUntilSold(url: string, skus: readonly string[]): Promise<void> {
  const { Product } = createShopClient({ baseUrl: url })
  for (let tries = 0; tries < 6000; tries++) {
    const found = await Product.GetProductAttributes({ productId: skus.at(-1) ?? '' }).catch(() => undefined)
    if (found) return
    await sleep(100)
  }
  throw new Error('the products did not come into the shop')
}

/** Guests who buy by card through the middleware, repeatedly. */
export async function shopByCard({ url, skus, isOpen: isOn }: CardShopping, count: number): Promise<PurchaseResult[]> {
  const bought: PurchaseResult[] = []
  const shop = async (who: number) => {
    for (let at = who; isOn(); at += count) {
      const buyer = new CardBuyer(url, isOn)
      // an unanswered card form has expired the second time: that guest gives up
      const card = await buyer.fill(skus[at % skus.length] ?? '', cards.good).catch(() => undefined)
      if (card) bought.push(await buyer.submit())
    }
  }
  await Promise.all(Array.from({ length: count }, (_, who) => shop(who)))
  return bought
}

const settlingMilliseconds = 15_000
/** Ends a hanging run. */
const timeoutMilliseconds = 600_000

/** PAY-3: in production leases expire after 90 s and the reconciler runs every minute; here that time has passed. */
export async function cardRules(
  databaseUrl: string,
  bought: readonly PurchaseResult[],
): Promise<{ numbers: string; findings: Findings; timed: Findings }> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, options: '-c search_path=shop' })
  try {
    await pool.query(`
      update payment_attempts set updated_at = updated_at - interval '10 minutes', lease_until = now() - interval '1 second'
      where state not in ('captured', 'voided', 'declined', 'expired', 'failed', 'saved')`)
    await pool.query(`select graphile_worker.add_job('reconcile-payments')`)
    const began = Date.now()
    while ((await readBooks(pool)).some(isOpen) && Date.now() - began < timeoutMilliseconds) await sleep(100)
    const took = Date.now() - began
    const waiting = took < settlingMilliseconds ? [] : [`${took} ms`, ...(await readJobs(pool))]
    const { findings, captures, paid } = await paymentRules(pool)
    const books = new Map(
      (await readBooks(pool)).filter(({ takenCents }) => takenCents > 0).map((one) => [one.order, one]),
    )
    const placed = bought.filter(({ outcome }) => outcome === 'placed')
    const lost = placed.filter(({ orderId, totalCents }) => books.get(orderId)?.takenCents !== totalCents)
    return {
      numbers: `${placed.length} bought by card, ${captures} captures, ${paid} paid orders, settled in ${(took / 1000).toFixed(1)} s`,
      findings: [
        ...findings,
        ['every order placed by card is there and paid', lost.map((one) => JSON.stringify(one))],
        ['something was bought by card', placed.length > 0 ? [] : ['nothing']],
        [
          'nobody who clicked was sent away',
          bought.filter(({ outcome }) => outcome === 'refused').map(({ codes }) => codes.join(', ')),
        ],
      ],
      timed: [['the reconciler was done in 15 s', waiting]],
    }
  } finally {
    await pool.end()
  }
}

/** The pending jobs of the worker, for debugging a failure. */
async function readJobs(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query(`
    select task_identifier as task, count(*)::int as jobs, count(locked_at)::int as locked, max(locked_at) as since,
      max(last_error) as problem
    from graphile_worker.jobs where run_at <= now() group by 1`)
  return rows.map((row) => JSON.stringify(row))
}
