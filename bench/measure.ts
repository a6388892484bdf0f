import type autocannon from 'autocannon'
import { fire } from './fire.ts'
import { firePlain } from './plain.ts'
import { type Spread, spread } from './spread.ts'

export interface Figures extends Spread {
  perSecond: number
  errors: number
}

export interface Load {
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

export async function measure(load: Load): Promise<Figures> {
  await once(load, 1)
  return medianOf(() => once(load, seconds))
}

/** Runs one second, to see how fast the machine is right now. */
export const glance = async (load: Load): Promise<number> => (await once(load, 1)).perSecond

/** Median of several runs: single runs on two shared cores vary by 10 %. */
export async function medianOf(run: () => Promise<Figures>): Promise<Figures> {
  const all: Figures[] = []
  for (let count = 0; count < runs; count++) all.push(await run())
  const median = all.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(all.length / 2)]
  return median ?? { perSecond: 0, p50: 0, p95: 0, errors: 1 }
}

/** Measures while one write per second runs; failed writes count as errors. */
export async function whileWriting(load: Load, write: (index: number) => Promise<Response>): Promise<Figures> {
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

function requestOf({ url, method = 'GET', headers = {}, body, next }: Load): autocannon.Request {
  const { pathname, search } = new URL(url)
  return {
    method,
    path: pathname + search,
    headers,
    ...(body && { body }),
    ...(next && { setupRequest: (one: autocannon.Request) => ({ ...one, ...next(index++) }) }),
  }
}

async function once(load: Load, duration: number): Promise<Figures> {
  if (load.isPlain) return oncePlain(load, duration)
  const request = requestOf(load)
  const { as } = load
  let connection = 0
  const setupClient = (client: autocannon.Client): void => {
    if (as) client.setRequests([{ ...request, headers: { ...load.headers, ...as(connection++) } }])
  }
  const { result, times } = await fire(
    { url: new URL(load.url).origin, connections: load.connections ?? connections, requests: [request], setupClient },
    duration,
  )
  return {
    perSecond: result.requests.total / result.duration,
    ...spread(times),
    errors: result.non2xx + result.errors,
  }
}

async function oncePlain(
  { url, headers = {}, connections: many = connections }: Load,
  duration: number,
): Promise<Figures> {
  const { origin, pathname, search } = new URL(url)
  const asked = { origin: new URL(origin), path: pathname + search, headers, connections: many }
  const { times, errors } = await firePlain(asked, duration)
  return { perSecond: times.length / duration, ...spread(times), errors }
}
