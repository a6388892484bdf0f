import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { attributeValues } from '@tessera/contract/shop/product-attributes'
import { createIndex } from '@tessera/search/create-index'
import { defaultSynonyms } from '@tessera/search/default-synonyms'
import type { CategoryDocument, SearchDocument } from '@tessera/search/documents'
import type { SearchQuery } from '@tessera/search/query'
import { searchText } from '@tessera/search/search'
import { forgetAnswers, type SearchIndex } from '@tessera/search/search-index'
import { suggest } from '@tessera/search/suggest'
import Fastify from 'fastify'
import { rangeDocuments } from '../packages/search/test/range-documents.ts'
import { type Figures, measure } from './measure.ts'

/** What listings and the search box ask for, few words and many, narrow and wide. */
const asked: Omit<SearchQuery, 'priceGroup'>[] = [
  { text: 'white marble' },
  { text: 'porcelain 12x24 matte' },
  { text: 'heringbone mosaic' },
  { text: 'oak hardwood' },
  { text: 'subway tile', filters: { colorFamily: ['White', 'Off-white'] } },
  { text: 'lvp' },
  { text: 'sanded grout' },
  { text: 'blue glass', sort: 'price-sqft' },
  { text: 'splashback', filters: { material: ['Ceramic'], finish: ['Gloss'] } },
  { text: '24 x 48 polished', flags: ['newArrival'] },
  { category: 'Marble Tile' },
  { category: 'Porcelain Tile', filters: { look: ['Marble'], colorFamily: ['White', 'Beige'] } },
  { department: 'Wood & Vinyl Flooring', sort: 'price-sqft' },
  { department: 'Mosaics', suitableFor: ['shower-floor'], sort: 'new' },
  { department: 'Tile', filters: { sizeGroup: ['Large'] }, storeId: 'store-3', inStock: true },
  { category: 'Ceramic Tile', enoughSqft: 200, sort: 'name' },
]
const typed = [
  'm',
  'ma',
  'mar',
  'marb',
  'white m',
  'herr',
  'herring',
  'porcelain 12',
  'subw',
  'oa',
  'gr',
  'grout wh',
  '21',
  '2155',
  'heringb',
  'pen',
]

/** Copies differ in collection, colour and finish, so that facets grow as a shop's would. */
function copyOf(document: SearchDocument, copy: number): SearchDocument {
  if (copy === 0) return document
  const { facts } = document
  const turned = <Value extends string>(values: readonly Value[], value: Value | undefined): Value | undefined =>
    value && values[(values.indexOf(value) + copy) % values.length]
  const { colorFamily, finish } = facts.attributes
  const attributes = {
    ...facts.attributes,
    ...(colorFamily && { colorFamily: turned(attributeValues.colorFamily, colorFamily) ?? colorFamily }),
    ...(finish && { finish: turned(attributeValues.finish, finish) ?? finish }),
  }
  const sku = `${document.sku}${copy}`
  const collection = facts.collection && `${facts.collection} ${String.fromCharCode(64 + copy)}`
  return { ...document, id: sku, sku, facts: { ...facts, attributes, collection, rank: facts.rank * 10 + copy } }
}

interface Shelf {
  documents: SearchDocument[]
  categories: CategoryDocument[]
}

function shelfOf(count: number): Shelf {
  const { documents, categories } = rangeDocuments('full')
  const listed = documents.filter(({ facts }) => facts.kind !== 'sample').slice(0, 10_000)
  const copies = Math.ceil(count / listed.length)
  const all = Array.from({ length: copies }, (_, copy) => listed.map((document) => copyOf(document, copy))).flat()
  return { documents: all.slice(0, count), categories }
}

const build = ({ documents, categories }: Shelf): SearchIndex =>
  createIndex(documents, {
    pictureUrl: (sku, view, width) => `/media/${sku}/${view}-${width}.webp`,
    synonyms: defaultSynonyms,
    categories,
  })

const queryAt = (number: string): SearchQuery => ({ priceGroup: 'RT', ...asked[Number(number) % asked.length] })

async function serve(count: number): Promise<void> {
  const shelf = shelfOf(count)
  const begun = performance.now()
  const index = build(shelf)
  const built = performance.now() - begun
  const app = Fastify()
  app.get('/constant', () => ({ ok: true }))
  let answered = 0
  app.addHook('onResponse', async () => void answered++)
  app.get('/self', () => {
    const { user, system } = process.cpuUsage()
    return { built, memory: process.memoryUsage().rss, cpu: user + system, answered }
  })
  app.get<{ Querystring: { n: string } }>('/search', (request, reply) => {
    forgetAnswers(index)
    return reply.type('application/json').send(searchText(index, queryAt(request.query.n)))
  })
  app.get<{ Querystring: { n: string } }>('/again', (request, reply) =>
    reply.type('application/json').send(searchText(index, queryAt(request.query.n))),
  )
  app.get<{ Querystring: { n: string } }>('/suggest', (request) => {
    forgetAnswers(index)
    return suggest(index, typed[Number(request.query.n) % typed.length] ?? '', 'RT')
  })
  app.get<{ Querystring: { n: string } }>('/suggest-again', (request) =>
    suggest(index, typed[Number(request.query.n) % typed.length] ?? '', 'RT'),
  )
  await app.listen({ port })
  process.send?.('ready')
}

const port = 3930

async function start(count: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [import.meta.filename, 'serve', String(count)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  return child
}

const rows: [name: string, path: string, bar?: number][] = [
  ['H: bare Fastify, a constant', '/constant'],
  ['search with all facets, never asked before', '/search', 5],
  ['search with all facets, the same again', '/again'],
  ['suggestions, never typed before', '/suggest', 12],
  ['suggestions, the same again', '/suggest-again'],
]

interface Self {
  built: number
  memory: number
  cpu: number
  answered: number
}

const base = `http://127.0.0.1:${port}`
const self = async (): Promise<Self> => (await fetch(`${base}/self`)).json() as Promise<Self>

/**
 * Searches and suggestions per second over HTTP beside H, and how long the index takes to make. What each costs the
 * server's processor is told as well: on a busy machine only that can be compared.
 */
export async function benchSearch(count: number): Promise<void> {
  const child = await start(count)
  const { built, memory } = await self()
  console.log(`\n${count} products: index made in ${(built / 1000).toFixed(2)} s, ${(memory / 2 ** 20).toFixed(0)} MB`)
  let limit: Row = { perSecond: 0, p50: 0, p95: 0, errors: 0, each: 0 }
  for (const [name, path, bar] of rows) {
    const before = await self()
    const figures = await measure({ url: base + path, next: (n) => ({ path: `${path}?n=${n}` }) })
    const after = await self()
    const each = (after.cpu - before.cpu) / (after.answered - before.answered)
    if (limit.perSecond === 0) limit = { ...figures, each }
    print(name, { ...figures, each }, limit, bar)
  }
  console.log(`${'one search at a time, p95'.padEnd(44)} ${(await alone()).toFixed(1)} ms (bar 8)`)
  child.kill()
  await once(child, 'exit')
}

/** Milliseconds that 95 of 100 searches stay below when nobody else asks. */
async function alone(): Promise<number> {
  const took: number[] = []
  for (let number = 0; number < 1_000; number++) {
    const begun = performance.now()
    await (await fetch(`${base}/search?n=${number}`)).arrayBuffer()
    took.push(performance.now() - begun)
  }
  return took.sort((one, other) => one - other)[950] ?? 0
}

type Row = Figures & { each: number }

function print(name: string, { perSecond, p50, p95, errors, each }: Row, limit: Row, bar: number | undefined): void {
  const share = (perSecond / limit.perSecond) * 100
  const verdict = bar === undefined ? '' : `${bar} % ${share >= bar ? 'reached' : 'MISSED'}`
  console.log(
    `${name.padEnd(44)} ${perSecond.toFixed(0).padStart(7)}/s ${String(p50).padStart(4)} ${String(p95).padStart(4)} ms ${share.toFixed(1).padStart(6)} %  ${each.toFixed(0).padStart(5)} µs, ${((limit.each / each) * 100).toFixed(1)} %  ${verdict}${errors > 0 ? `  ${errors} FAILED` : ''}`,
  )
}

if (import.meta.main) {
  if (process.argv[2] === 'serve') await serve(Number(process.argv[3]))
  else for (const count of [10_000, 100_000]) await benchSearch(count)
}
