import { pickProducts } from '@tessera/testing/stock-shop'
import { History } from '../faults/history.ts'
import { seedShop } from '../faults/seed-shop.ts'
import { root } from '../source-files.ts'
import type { Cluster } from './open-cluster.ts'

/** A cluster with what shoppers need and what they saw, over all steps. */
export interface ClusterRun {
  cluster: Cluster
  history: History
  /** Of customers. */
  tokens: string[]
  /** Products of the demo range that are in stock. */
  skus: string[]
  /** Addresses of pages that guests open. */
  pages: string[]
}

const customers = 5

export async function openClusterRun(cluster: Cluster): Promise<ClusterRun> {
  const products = pickProducts(24).filter(({ product }) => product.xp.kind !== 'sample')
  const slug = products[0]?.product.xp.slug
  return {
    cluster,
    history: new History(`${root}.tmp/cluster.jsonl`),
    tokens: await seedShop(cluster.url, customers),
    skus: products.map(({ product }) => product.ID),
    pages: ['/', `/products/${slug}`, '/stores'].map((path) => cluster.url + path),
  }
}
