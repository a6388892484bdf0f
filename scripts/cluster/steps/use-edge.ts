import { setTimeout as sleep } from 'node:timers/promises'
import { createShopClient } from '@tessera/client/shop/create-shop-client'
import { cookieKeys } from '@tessera/contract/shop/constants'
import { localCredentials } from '@tessera/platform/config'
import type { Findings } from '../../faults/check-history.ts'
import type { FaultRow } from '../../faults/fault-row.ts'
import { adminOf } from '../../faults/seed-shop.ts'
import type { ClusterRun } from '../cluster-run.ts'
import { askEdge, dataOf, EdgeBrowsers, views } from '../edge-browsers.ts'
import { EdgeServer } from '../edge-server.ts'
import type { Programs } from '../find-programs.ts'

const browseMilliseconds = 45_000
const guests = 12
const priceLimit = 2000
const leastHits = 0.95

/** A customer of the demo shop with a company and prices of her own. */
const customer = { userName: 'grace@northline.example', company: 'Northline Renovations' }

/** S9: guests' pages come from Varnish, follow prices, outlast the shop, and are never those of a person. */
export async function useEdge(run: ClusterRun, programs: Programs, outageSeconds: number): Promise<FaultRow> {
  const { cluster } = run
  const edge = await EdgeServer.create(programs, cluster.folder)
  const settings = { EDGE: 'varnish', EDGE_PURGE_URLS: edge.url, EDGE_PURGE_SECRET: edge.secret }
  await restart(run, (before) => ({ ...before, ...settings }))
  await edge.start(cluster.url)
  const paths = await listPaths(run)
  const cookie = await signIn(run)
  const browsers = new EdgeBrowsers({ url: edge.url, paths, count: guests, cookieOf: guestCookie })
  const people = new EdgeBrowsers({ url: edge.url, paths, count: 2, cookieOf: () => cookie })
  await sleep(browseMilliseconds / 3)
  const prices = await changePrices(run, edge)
  await sleep((browseMilliseconds * 2) / 3)
  await Promise.all([browsers.stop(), people.stop()])
  const strangers = await findStrangerProblems(edge)
  const leaks = await findLeaks(edge, paths)
  const bypass = await findBypassProblems(edge)
  const outage = await loseOrigin(run, { edge, paths, outageSeconds })
  await edge.kill()
  await restart(run, (before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in settings))))
  const hits = (browsers.caches.hit ?? 0) / browsers.requests
  const slowest = Math.max(...prices)
  return {
    id: 'edge',
    numbers:
      `${browsers.requests} pages and data of ${guests} guests, ${(hits * 100).toFixed(1)} % hits; ` +
      `${people.requests} of a customer, all to the shop; new prices after ${prices.join(', ')} ms; ` +
      `${leaks.looked} stored answers looked through; ${outage.numbers}`,
    findings: [
      ['no page fails', [...browsers.failures, ...people.failures]],
      [
        'no page of a person is stored or comes from storage',
        people.requests === people.caches.pass ? [] : [JSON.stringify(people.caches)],
      ],
      ['no stored page names a person or has her prices', leaks.problems],
      ['strangers cannot purge', strangers],
      ['a bypass leads to the shop', bypass],
      ...outage.findings,
    ],
    timed: [
      ['95 % of a browse mix are hits', hits >= leastHits ? [] : [JSON.stringify(browsers.caches)]],
      ['a new price is on the page in 2 s', slowest <= priceLimit ? [] : [`${slowest} ms`]],
    ],
  }
}

async function restart(
  { cluster: { middlewares, storefronts } }: ClusterRun,
  change: (settings: Record<string, string>) => Record<string, string>,
): Promise<void> {
  const again = [...middlewares, ...storefronts].map(async (part) => {
    await part.stop()
    part.settings = change(part.settings)
    part.start()
    await part.ready()
  })
  await Promise.all(again)
}

/** Home, lists and products. */
async function listPaths({ cluster: { url } }: ClusterRun): Promise<string[]> {
  const { Search } = createShopClient({ baseUrl: url })
  const [{ categories }, { records }] = await Promise.all([Search.categories(), Search.products({ pageSize: '24' })])
  const lists = categories.filter(({ count }) => count > 0).slice(0, 8)
  return [
    '/',
    '/products',
    ...lists.map((one) => one.url),
    ...records.map((one) => one.product_url),
    '/stores',
    '/blog',
  ]
}

/** Every guest has cookies of their own, of which pages depend on few. */
const guestCookie = (visitor: number): string =>
  `consent=granted; ${cookieKeys.visitor}=guest-${visitor}; ${cookieKeys.authToken}=cart-${visitor}; ${views[visitor % views.length]}`

async function signIn({ cluster: { url } }: ClusterRun): Promise<string> {
  const password = localCredentials.TESSERA_ADMIN_PASSWORD
  const session = await createShopClient({ baseUrl: url }).Auth.signIn({ userName: customer.userName, password })
  return [
    `${cookieKeys.authToken}=${session.auth_token}`,
    `${cookieKeys.shopAuthToken}=${session.tessera_auth_token}`,
    `${cookieKeys.customerName}=${encodeURIComponent(session.user?.cust_name ?? '')}`,
    `${cookieKeys.priceGroup}=${session.user?.price_gp}`,
    `${cookieKeys.isPro}=true`,
  ].join('; ')
}

/** Milliseconds from the answer to the change until the page and its data have it. */
async function changePrices({ cluster }: ClusterRun, edge: EdgeServer): Promise<number[]> {
  const admin = await adminOf(cluster.url)
  const { records } = await createShopClient({ baseUrl: cluster.url }).Search.products({ pageSize: '24' })
  const times: number[] = []
  for (const [at, { sku, product_url }] of records.slice(0, 5).entries()) {
    const { DefaultPriceScheduleID } = await admin.Products.Get(sku)
    const price = 1234.5 + at
    await admin.PriceSchedules.Patch(DefaultPriceScheduleID ?? '', { PriceBreaks: [{ Quantity: 1, Price: price }] })
    const began = performance.now()
    for (const path of [product_url, dataOf(product_url)]) await waitForText(edge.url + path, String(price))
    times.push(Math.round(performance.now() - began))
  }
  return times
}

async function waitForText(address: string, text: string): Promise<void> {
  const began = performance.now()
  while (!(await askEdge(address)).text.includes(text)) {
    if (performance.now() - began > 100_000) throw new Error(`${address} never shows ${text}`)
    await sleep(50)
  }
}

async function findStrangerProblems(edge: EdgeServer): Promise<string[]> {
  await askEdge(`${edge.url}/`)
  const [stranger, empty] = [await edge.purge('content', 'a-guess-of-a-secret'), await edge.purge('content', '')]
  const { cache } = await askEdge(`${edge.url}/`)
  return stranger === 403 && empty === 403 && cache === 'hit' ? [] : [`${stranger} ${empty} ${cache}`]
}

/** Asks for everything that is stored, in every view, and looks for marks of the customer. */
async function findLeaks(edge: EdgeServer, paths: readonly string[]): Promise<{ looked: number; problems: string[] }> {
  const problems: string[] = []
  let looked = 0
  for (const path of paths)
    for (const address of [path, dataOf(path)])
      for (const view of views) {
        const { text, cache, setsCookie } = await askEdge(edge.url + address, view)
        if (cache === 'hit') looked += 1
        if (setsCookie || text.includes(customer.company) || text.includes(customer.userName))
          problems.push(`${address} with ${view}`)
      }
  return { looked, problems }
}

/** The two commands of the runbook. */
async function findBypassProblems(edge: EdgeServer): Promise<string[]> {
  const caches: string[] = []
  const look = async () => caches.push((await askEdge(`${edge.url}/`)).cache)
  await look()
  edge.bypass(true)
  await look()
  edge.bypass(false)
  await look()
  const purged = await edge.purge('content')
  await look()
  return purged === 200 && caches.join() === 'hit,pass,hit,miss' ? [] : [`${purged} ${caches}`]
}

interface Outage {
  edge: EdgeServer
  paths: readonly string[]
  outageSeconds: number
}

/** First the storefronts end and the balancer says so, then the balancer is gone too. A purge comes at the end. */
async function loseOrigin({ cluster }: ClusterRun, { edge, paths, outageSeconds }: Outage) {
  for (const path of paths.flatMap((page) => [page, dataOf(page)]))
    for (const view of views) await askEdge(edge.url + path, view)
  await Promise.all(cluster.storefronts.map((part) => part.stop()))
  const began = performance.now()
  const readers = new EdgeBrowsers({ url: edge.url, paths: paths.slice(0, 20), count: 2, cookieOf: guestCookie })
  await sleep(outageSeconds * 500)
  await cluster.balancer.kill()
  await sleep(outageSeconds * 500)
  const last = await findMissing(edge, paths)
  const seconds = Math.round((performance.now() - began) / 1000)
  const told = await edge.purge('content')
  const kept = await findMissing(edge, paths)
  await readers.stop()
  cluster.balancer.start()
  for (const part of cluster.storefronts) part.start()
  await Promise.all(cluster.storefronts.map((part) => part.ready()))
  const findings: Findings = [
    ['without the shop guests browse', [...readers.failures, ...last]],
    ['a purge is taken then, and leaves the pages', told === 200 ? kept : [String(told)]],
  ]
  return { numbers: `${readers.requests} answers in ${seconds} s without the shop`, findings }
}

/** Pages that the edge does not have in every view. */
async function findMissing(edge: EdgeServer, paths: readonly string[]): Promise<string[]> {
  const missing: string[] = []
  for (const path of paths)
    for (const view of views) {
      const { status } = await askEdge(edge.url + path, view)
      if (status !== 200) missing.push(`${status} ${path} ${view}`)
    }
  return missing
}
