import autocannon from 'autocannon'

export interface Figures {
  perSecond: number
  p50: number
  p95: number
  errors: number
}

export interface Load {
  url: string
  method?: 'GET' | 'POST' | 'PATCH'
  headers?: Record<string, string>
  body?: string
  /** A new request each time, where one text will not do. */
  next?: (index: number) => { path?: string; body?: string; headers?: Record<string, string> }
}

export const connections = 16
export const seconds = Number(process.env.BENCH_SECONDS ?? 4)
const runs = Number(process.env.BENCH_RUNS ?? 3)

/** Median of several runs: single runs on two shared cores differ by a tenth. */
export async function measure(load: Load): Promise<Figures> {
  await once(load, 1)
  const all: Figures[] = []
  for (let run = 0; run < runs; run++) all.push(await once(load, seconds))
  return (
    all.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(all.length / 2)] ?? {
      perSecond: 0,
      p50: 0,
      p95: 0,
      errors: 1,
    }
  )
}

/** The same beside a write a second; those that fail count as errors. */
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

async function once({ url, method = 'GET', headers = {}, body, next }: Load, duration: number): Promise<Figures> {
  const { origin, pathname, search } = new URL(url)
  const request: autocannon.Request = {
    method,
    path: pathname + search,
    headers,
    ...(body && { body }),
    ...(next && { setupRequest: (one: autocannon.Request) => ({ ...one, ...next(index++) }) }),
  }
  const result = await autocannon({ url: origin, connections, duration, requests: [request] })
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p95: result.latency.p97_5,
    errors: result.non2xx + result.errors,
  }
}
