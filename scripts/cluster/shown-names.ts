import { setTimeout as sleep } from 'node:timers/promises'
import { createShopClient } from '@tessera/client/shop/create-shop-client'
import { adminOf } from '../faults/seed-shop.ts'
import type { ClusterRun } from './cluster-run.ts'

/** SKU → name. */
export type Names = Record<string, string>

/** The names that each platform and each middleware shows, asked directly and not through the balancer. */
async function readNames({ cluster }: ClusterRun, skus: readonly string[]): Promise<[process: string, names: Names][]> {
  const platforms = cluster.platforms.map(async ({ url }, at): Promise<[string, Names]> => {
    const admin = await adminOf(url)
    const { Items } = await admin.Products.List({ filters: { ID: skus.join('|') }, pageSize: 100 })
    return [`platform ${at + 1}`, Object.fromEntries(Items.map(({ ID, Name }) => [ID, Name]))]
  })
  const middlewares = cluster.middlewares.map(async ({ url }, at): Promise<[string, Names]> => {
    const { ProductPages } = createShopClient({ baseUrl: url })
    const { records } = await ProductPages.getRecords({ skus: skus.join(',') })
    return [`middleware ${at + 1}`, Object.fromEntries(records.map(({ sku, name }) => [sku, name]))]
  })
  return Promise.all([...platforms, ...middlewares])
}

/** How long it took until every process showed the names, and what one still shows instead after a minute. */
export interface ShownNames {
  took: number
  wrong: string[]
}

const limitMilliseconds = 60_000

export async function waitForNames(run: ClusterRun, expected: Names): Promise<ShownNames> {
  const skus = Object.keys(expected)
  const began = performance.now()
  for (;;) {
    const shown = await readNames(run, skus).catch((error): [string, Names][] => [[String(error), {}]])
    const wrong = shown.flatMap(([process, names]) =>
      skus.filter((sku) => names[sku] !== expected[sku]).map((sku) => `${process}: ${sku} is ${names[sku]}`),
    )
    const took = Math.round(performance.now() - began)
    if (wrong.length === 0 || took > limitMilliseconds) return { took, wrong }
    await sleep(100)
  }
}
