import type autocannon from 'autocannon'
import { connections, type Measurement, seconds } from './measure.ts'
import { runLoad } from './run-load.ts'
import { spreadOf } from './spread.ts'

/** State of a shopper between requests. */
export interface Shopper {
  token?: string
  started?: number
  /** Values from responses that later requests need. */
  known?: Record<string, string>
}

export interface ShopperStep {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT'
  path: string
  /** A path here replaces the one of the step. */
  fill(shopper: Shopper): { headers: Record<string, string>; body?: string; path?: string }
  /** Returns false if the response is wrong, even with a success status. */
  read?(body: string, shopper: Shopper): boolean | undefined
}

export interface ShopperOptions {
  /** Requests in all, without a warm-up; without it the run lasts the usual seconds after one of a second. */
  amount?: number
  /** How many shop at the same time; 16 by default. */
  shoppers?: number
  /** Times only the last step instead of all of them. */
  isLastTimed?: boolean
}

const warmUpSeconds = 1

/**
 * Repeats the steps on one connection per shopper and counts how often the last step succeeds. Rounds that begin in the
 * warm-up and end after it count, as much as those count that the end of the run cuts off: counted from a common start,
 * shoppers who need a second for a round would lose the last one of a run of four.
 */
export async function runShoppers(
  base: string,
  steps: readonly ShopperStep[],
  { amount, shoppers = connections, isLastTimed = false }: ShopperOptions = {},
): Promise<Measurement> {
  const last = steps.length - 1
  const warmUp = amount ? 0 : warmUpSeconds
  const started = performance.now() + warmUp * 1000
  const times: number[] = []
  let errors = 0
  const requests = steps.map(
    ({ method, path, fill, read }, at): autocannon.Request => ({
      method,
      path,
      setupRequest: (request, context: Shopper) => {
        if (at === (isLastTimed ? last : 0)) context.started = performance.now()
        return { ...request, ...fill(context) }
      },
      onResponse: (status, body, context: Shopper) => {
        const isDone = status < 300 && read?.(body, context) !== false
        const now = performance.now()
        if (!isDone) errors += 1
        else if (at === last && now >= started) times.push(now - (context.started ?? 0))
      },
    }),
  )
  await runLoad({ url: base, connections: shoppers, requests, ...(amount && { amount }) }, seconds + warmUp)
  return { perSecond: (times.length / (performance.now() - started)) * 1000, ...spreadOf(times), errors }
}
