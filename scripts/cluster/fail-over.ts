import { setTimeout as sleep } from 'node:timers/promises'
import { adminOf } from '../faults/seed-shop.ts'
import type { Cluster } from './open-cluster.ts'

const limitMilliseconds = 60_000

/** Kills the primary and promotes the standby, as Patroni would. Milliseconds until a write is accepted again. */
export async function failOver(cluster: Cluster): Promise<number> {
  const began = performance.now()
  await cluster.primary.kill()
  await cluster.standby.promote()
  const former = cluster.primary
  cluster.primary = cluster.standby
  cluster.standby = former
  await waitForWrite(cluster.url)
  return performance.now() - began
}

/** Tries to write through the balancer until it works. */
export async function waitForWrite(url: string): Promise<void> {
  const began = performance.now()
  for (;;) {
    try {
      const admin = await adminOf(url)
      await admin.Products.Patch('tile', { Description: String(Date.now()) })
      return
    } catch (error) {
      if (performance.now() - began > limitMilliseconds) throw error
      await sleep(100)
    }
  }
}

/** Makes the former primary a standby of the new one, from a fresh copy. */
export async function renewStandby(cluster: Cluster): Promise<void> {
  cluster.standby = await cluster.standby.copyOf(cluster.primary)
  await cluster.primary.setSynchronous(true)
}
