import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { databaseRoles } from '@tessera/server/role-script'
import { freePort } from '@tessera/testing/shop-process'
import { ShopProcess } from '../faults/shop-process.ts'
import { type Cluster, lineOf } from './open-cluster.ts'

/** Processes that read from the standby, beside those of the cluster, which do not. */
export interface ReplicaParts {
  platforms: [ShopProcess, ShopProcess]
  middleware: ShopProcess
  /** Reads by the server that answered, over all three. */
  countReads(): Promise<Record<string, number>>
  /** Resolves when all of them use the replica, or none does. */
  waitUntil(state: 'used' | 'left out'): Promise<void>
  stop(): Promise<void>
}

export async function startReplicaParts(cluster: Cluster): Promise<ReplicaParts> {
  const metricsPorts = [await freePort(), await freePort(), await freePort()]
  const start = async (at: number, program: string, settings: Record<string, string>) => {
    const METRICS_PORT = String(metricsPorts[at])
    const folder = join(cluster.folder, `replica${at}`)
    const part = new ShopProcess(folder, await freePort(), { ...settings, METRICS_PORT }, [program])
    part.start()
    return part
  }
  const settingsOf = (role: keyof typeof databaseRoles) => ({
    ...lineOf(cluster, role),
    DATABASE_REPLICA_URL: cluster.standby.url.replace('tessera@', `${role}@`),
    PUBLIC_URL: cluster.url,
    BLOBS_URL: cluster.bucket.url,
    TRUST_PROXY_HOPS: '1',
  })
  const platform = (at: number) => start(at, 'platform/src/main.ts', settingsOf('tessera_platform'))
  const platforms: ReplicaParts['platforms'] = [await platform(0), await platform(1)]
  await Promise.all(platforms.map((part) => part.ready()))
  const shop = { ...settingsOf('tessera_shop'), PLATFORM_URL: platforms[0].url }
  const middleware = await start(2, 'shop/src/apart/middleware.ts', shop)
  await middleware.ready()
  const waitUntil: ReplicaParts['waitUntil'] = async (state) => {
    await Promise.all(metricsPorts.map((port) => waitForState(port, state === 'used' ? 1 : 0)))
  }
  await waitUntil('used')
  return {
    platforms,
    middleware,
    waitUntil,
    countReads: async () => sumReads(await Promise.all(metricsPorts.map(readMetrics))),
    stop: async () => {
      await Promise.all([...platforms, middleware].map((part) => part.stop()))
    },
  }
}

const readMetrics = async (port: number): Promise<string> => (await fetch(`http://localhost:${port}/metrics`)).text()

async function waitForState(port: number, isUsed: 0 | 1): Promise<void> {
  const wanted = new RegExp(`^database_replica_used\\{[^}]*\\} ${isUsed}$`, 'm')
  for (let tries = 0; !wanted.test(await readMetrics(port)); tries++) {
    if (tries > 100) throw new Error(`database_replica_used does not become ${isUsed}`)
    await sleep(100)
  }
}

function sumReads(texts: readonly string[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const [, server = '', value] of texts
    .join('\n')
    .matchAll(/^database_replica_reads\{.*server="(\w+)"\} (\d+)$/gm))
    sums[server] = (sums[server] ?? 0) + Number(value)
  return sums
}
