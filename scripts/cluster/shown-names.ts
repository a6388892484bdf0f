import { setTimeout as sleep } from 'node:timers/promises'
import { createShopClient } from '@tessera/client/shop/create-shop-client'
import { adminOf } from '../faults/seed-shop.ts'
import type { ClusterRun } from './cluster-run.ts'

/** SKU → name. */
export type Names = Record<string, string>

/** How long it took until every process showed the names, and what one still shows instead after a minute. */
export interface ShownNames {
  took: number
  /** Milliseconds after which a process was last asked and still answered with another name. */
  stale: number
  /** Each process with both. */
  each: string
  wrong: string[]
}

type ReadNames = (skus: readonly string[]) => Promise<Names>
type NameReader = [process: string, read: ReadNames]

const limitMilliseconds = 60_000
const pauseMilliseconds = 50

/** Each platform and each middleware, directly and not through the balancer. */
const nameReaders = ({ cluster }: ClusterRun): NameReader[] => [
  ...cluster.platforms.map(({ url }, at): NameReader => [`platform ${at + 1}`, readPlatform(url)]),
  ...cluster.middlewares.map(({ url }, at): NameReader => [`middleware ${at + 1}`, readMiddleware(url)]),
]

/** Asks each of them at its own pace. */
export async function waitForNames(run: ClusterRun, expected: Names): Promise<ShownNames> {
  const shown = await Promise.all(nameReaders(run).map(([process, read]) => waitForProcess(process, read, expected)))
  return {
    took: Math.max(...shown.map(({ took }) => took)),
    stale: Math.max(...shown.map(({ stale }) => stale)),
    each: shown.map(({ process, took, stale }) => `${process} ${took}, stale for ${stale}`).join('; '),
    wrong: shown.flatMap(({ wrong }) => wrong),
  }
}

async function waitForProcess(process: string, read: ReadNames, expected: Names) {
  const skus = Object.keys(expected)
  const began = performance.now()
  let stale = 0
  for (;;) {
    const asked = Math.round(performance.now() - began)
    const names = await read(skus).catch((error): Names => ({ error: String(error) }))
    const wrong = skus
      .filter((sku) => names[sku] !== expected[sku])
      .map((sku) => `${process}: ${sku} is ${names[sku] ?? names.error}`)
    const took = Math.round(performance.now() - began)
    if (wrong.length === 0 || took > limitMilliseconds) return { process, took, stale, wrong }
    if (!names.error) stale = asked
    await sleep(pauseMilliseconds)
  }
}

/** Signs in once: a password takes longer to check than names to read. */
function readPlatform(url: string): ReadNames {
  let signedIn: ReturnType<typeof adminOf> | undefined
  return async (skus) => {
    signedIn ??= adminOf(url)
    const admin = await signedIn.catch((error) => {
      signedIn = undefined
      throw error
    })
    const { Items } = await admin.Products.List({ filters: { ID: skus.join('|') }, pageSize: 100 })
    return Object.fromEntries(Items.map(({ ID, Name }) => [ID, Name]))
  }
}

function readMiddleware(baseUrl: string): ReadNames {
  const { ProductPages } = createShopClient({ baseUrl })
  return async (skus) => {
    const { records } = await ProductPages.getRecords({ skus: skus.join(',') })
    return Object.fromEntries(records.map(({ sku, name }) => [sku, name]))
  }
}
