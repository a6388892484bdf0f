import { searchAsJson } from '@tessera/search/search'
import { clearAnswers } from '@tessera/search/search-index'
import type { SearchQuery } from '@tessera/search/search-query'
import { suggest } from '@tessera/search/suggest'
import Fastify from 'fastify'
import { type Measurement, measure } from './measure.ts'
import { headingText, rowText } from './row-text.ts'
import { buildIndex, searchDataOf } from './search-data.ts'
import { searchQueries, typedTexts } from './search-queries.ts'
import { type ChildServer, startBare } from './shop.ts'

const queryAt = (number: string): SearchQuery => ({
  priceGroup: 'RT',
  ...searchQueries[Number(number) % searchQueries.length],
})

async function serveSearch(count: number): Promise<void> {
  const data = searchDataOf(count)
  const startedAt = performance.now()
  const index = buildIndex(data)
  const built = performance.now() - startedAt
  const app = Fastify()
  app.get('/constant', () => ({ ok: true }))
  let answered = 0
  app.addHook('onResponse', async () => void answered++)
  app.get('/self', () => {
    const { user, system } = process.cpuUsage()
    return { built, memory: process.memoryUsage().rss, cpu: user + system, answered }
  })
  app.get<{ Querystring: { n: string } }>('/search', (request, reply) => {
    clearAnswers(index)
    return reply.type('application/json').send(searchAsJson(index, queryAt(request.query.n)).text)
  })
  app.get<{ Querystring: { n: string } }>('/again', (request, reply) =>
    reply.type('application/json').send(searchAsJson(index, queryAt(request.query.n)).text),
  )
  app.get<{ Querystring: { n: string } }>('/suggest', (request) => {
    clearAnswers(index)
    return suggest(index, typedTexts[Number(request.query.n) % typedTexts.length] ?? '', 'RT')
  })
  app.get<{ Querystring: { n: string } }>('/suggest-again', (request) =>
    suggest(index, typedTexts[Number(request.query.n) % typedTexts.length] ?? '', 'RT'),
  )
  await app.listen({ port })
  process.send?.('ready')
}

const port = 3930

const startSearch = (count: number): Promise<ChildServer> => startBare({ SEARCH_PRODUCTS: String(count) }, 'search.ts')

const rows: [name: string, path: string, bar?: number][] = [
  ['H: bare Fastify, a constant', '/constant'],
  ['search with all facets, never asked before', '/search', 5],
  ['search with all facets, the same again', '/again'],
  ['suggestions, never typed before', '/suggest', 12],
  ['suggestions, the same again', '/suggest-again'],
]

interface ServerStats {
  built: number
  memory: number
  cpu: number
  answered: number
}

const base = `http://127.0.0.1:${port}`
const readServerStats = async (): Promise<ServerStats> => (await fetch(`${base}/self`)).json() as Promise<ServerStats>

/**
 * Measures searches and suggestions per second over HTTP beside H, and the time to build the index. It also prints the
 * server's CPU time per request: on a busy machine only that is comparable.
 */
async function benchSearch(count: number): Promise<void> {
  const child = await startSearch(count)
  const { built, memory } = await readServerStats()
  console.log(`\n${count} products: index made in ${(built / 1000).toFixed(2)} s, ${(memory / 2 ** 20).toFixed(0)} MB`)
  console.log(`${headingText()}, processor time each and its share`)
  let limit: Row = { perSecond: 0, p50: 0, p95: 0, errors: 0, each: 0 }
  for (const [name, path, bar] of rows) {
    const before = await readServerStats()
    const figures = await measure({ url: base + path, next: (n) => ({ path: `${path}?n=${n}` }) })
    const after = await readServerStats()
    const each = (after.cpu - before.cpu) / (after.answered - before.answered)
    if (limit.perSecond === 0) limit = { ...figures, each }
    printRow(name, { ...figures, each }, limit, bar)
  }
  const alone = await measure({ url: `${base}/search`, next: (n) => ({ path: `/search?n=${n}` }), connections: 1 })
  console.log(rowText('one search at a time', alone, undefined, { p95: 8 }))
  await child.stop()
}

type Row = Measurement & { each: number }

function printRow(name: string, row: Row, limit: Row, share: number | undefined): void {
  const cost = `${row.each.toFixed(0)} µs, ${((limit.each / row.each) * 100).toFixed(1)} %`
  console.log(`${rowText(name, row, { name: 'H', perSecond: limit.perSecond }, { share })}  ${cost}`)
}

/** Seconds to build an index of that many products, in a separate process. */
export async function indexSeconds(count: number): Promise<number> {
  const child = await startSearch(count)
  const { built } = await readServerStats()
  await child.stop()
  return built / 1000
}

const served = process.env.SEARCH_PRODUCTS
if (import.meta.main && served) await serveSearch(Number(served))
else if (import.meta.main) for (const count of [10_000, 100_000]) await benchSearch(count)
