import type autocannon from 'autocannon'
import { runLoad } from './run-load.ts'
import { runPlainLoad } from './run-plain-load.ts'
import { type LatencySpread, spreadOf } from './spread.ts'

export interface Measurement extends LatencySpread {
  perSecond: number
  errors: number
  /** How many the limit of the row reached right before and after, if it was looked at. */
  limit?: number
}

/** Tells how many per second the limit of a row reaches right now. */
export type LookAtLimit = () => Promise<number>

export interface LoadSpec {
  url: string
  method?: 'GET' | 'POST' | 'PATCH'
  headers?: Record<string, string>
  body?: string
  /** Builds a new request each time, if a fixed one will not do. */
  next?: (index: number) => { path?: string; body?: string; headers?: Record<string, string> }
  /** Responses are only counted, by a client that is not itself the bottleneck (`run-plain-load.ts`). */
  isPlain?: boolean
  /** Concurrent connections; 16 by default. */
  connections?: number
  /** Additional headers per connection, such as its own user. */
  as?: (connection: number) => Record<string, string>
}

export const connections = 16
export const seconds = Number(process.env.BENCH_SECONDS ?? 4)
const runs = Number(process.env.BENCH_RUNS ?? 3)

export async function measure(load: LoadSpec, lookAtLimit?: LookAtLimit): Promise<Measurement> {
  await runOnce(load, 1)
  return medianOf(() => runOnce(load, seconds), lookAtLimit)
}

/** Runs once, for one second unless told otherwise, to see how fast the machine is right now. */
export const measureBriefly = async (load: LoadSpec, duration = 1): Promise<number> =>
  (await runOnce(load, duration)).perSecond

/** Median of several runs: single runs on two shared cores vary by 10 %. */
export async function medianOf(run: () => Promise<Measurement>, lookAtLimit?: LookAtLimit): Promise<Measurement> {
  const all: Measurement[] = []
  for (let count = 0; count < runs; count++) all.push(await measureBesideLimit(run, lookAtLimit))
  return medianRun(all)
}

/**
 * Looks at the limit before and after the run: a shared machine can be twice as fast a second later. A run that looked
 * closer keeps its own figure.
 */
export async function measureBesideLimit(
  run: () => Promise<Measurement>,
  lookAtLimit?: LookAtLimit,
): Promise<Measurement> {
  if (!lookAtLimit) return run()
  const before = await lookAtLimit()
  const figures = await run()
  const after = await lookAtLimit()
  return { limit: (before + after) / 2, ...figures }
}

/** The middle one by share of the limit; the middle rate may belong to a slower second. */
export function medianRun(all: readonly Measurement[]): Measurement {
  const rank = ({ perSecond, limit = 1 }: Measurement): number => perSecond / limit
  const median = all.toSorted((a, b) => rank(a) - rank(b))[Math.floor(all.length / 2)]
  return median ?? { perSecond: 0, p50: 0, p95: 0, errors: 1 }
}

/** Measures while one write per second runs; failed writes count as errors. */
export async function whileWriting(load: LoadSpec, write: (index: number) => Promise<Response>): Promise<Measurement> {
  let [written, failed] = [0, 0]
  const timer = setInterval(async () => {
    const { ok } = await write(written++)
    if (!ok) failed += 1
  }, 1000)
  const figures = await measure(load)
  clearInterval(timer)
  return { ...figures, errors: figures.errors + failed }
}

let index = 0

function requestOf({ url, method = 'GET', headers = {}, body, next }: LoadSpec): autocannon.Request {
  const { pathname, search } = new URL(url)
  return {
    method,
    path: pathname + search,
    headers,
    ...(body && { body }),
    ...(next && { setupRequest: (one: autocannon.Request) => ({ ...one, ...next(index++) }) }),
  }
}

async function runOnce(load: LoadSpec, duration: number): Promise<Measurement> {
  if (load.isPlain) return runPlainOnce(load, duration)
  const request = requestOf(load)
  const { as } = load
  let connection = 0
  const setupClient = (client: autocannon.Client): void => {
    if (as) client.setRequests([{ ...request, headers: { ...load.headers, ...as(connection++) } }])
  }
  const { result, times } = await runLoad(
    { url: new URL(load.url).origin, connections: load.connections ?? connections, requests: [request], setupClient },
    duration,
  )
  return {
    perSecond: result.requests.total / result.duration,
    ...spreadOf(times),
    errors: result.non2xx + result.errors,
  }
}

async function runPlainOnce(
  { url, headers = {}, connections: connectionCount = connections }: LoadSpec,
  duration: number,
): Promise<Measurement> {
  const { origin, pathname, search } = new URL(url)
  const request = { origin: new URL(origin), path: pathname + search, headers, connections: connectionCount }
  const { times, errors } = await runPlainLoad(request, duration)
  return { perSecond: times.length / duration, ...spreadOf(times), errors }
}
