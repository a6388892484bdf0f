import { pickProducts } from '@tessera/testing/stock-shop'
import type { Cluster } from './open-cluster.ts'

/** A cluster with what shoppers need, over all steps. */
export interface ClusterRun {
  cluster: Cluster
  /** Products of the demo range that are in stock. */
  skus: string[]
}

export async function openClusterRun(cluster: Cluster): Promise<ClusterRun> {
  const products = pickProducts(24).filter(({ product }) => product.xp.kind !== 'sample')
  return { cluster, skus: products.map(({ product }) => product.ID) }
}
