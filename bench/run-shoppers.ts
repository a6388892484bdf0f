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
  /** Requests in all; without it the run lasts the usual seconds. */
  amount?: number
  /** How many shop at the same time; 16 by default. */
  shoppers?: number
  /** Times only the last step instead of all of them. */
  isLastTimed?: boolean
}

/** Repeats the steps on one connection per shopper and counts how often the last step succeeds. */
export async function runShoppers(
  base: string,
  steps: readonly ShopperStep[],
  { amount, shoppers = connections, isLastTimed = false }: ShopperOptions = {},
): Promise<Measurement> {
  const last = steps.length - 1
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
        if (!isDone) errors += 1
        else if (at === last) times.push(performance.now() - (context.started ?? 0))
      },
    }),
  )
  const started = performance.now()
  await runLoad({ url: base, connections: shoppers, requests, ...(amount && { amount }) }, seconds)
  return { perSecond: (times.length / (performance.now() - started)) * 1000, ...spreadOf(times), errors }
}
