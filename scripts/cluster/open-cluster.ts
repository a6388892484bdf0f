import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '@tessera/testing/shop-process'
import { ShopProcess } from '../faults/shop-process.ts'
import { root } from '../source-files.ts'
import type { Programs } from './find-programs.ts'
import { type ClusterPorts, haproxyConfig } from './haproxy-config.ts'
import { HelperProcess } from './helper-process.ts'
import { pgbouncerConfig } from './pgbouncer-config.ts'
import { PostgresServer } from './postgres-server.ts'
import { findOwner, type Owner } from './run-as-postgres.ts'

const run = promisify(execFile)

/** A shop on several processes behind a balancer, with a database that has a standby. */
export interface Cluster {
  /** The balancer's address for visitors. */
  url: string
  /** The database that takes writes, through the balancer. */
  databaseUrl: string
  poolerUrl: string
  primary: PostgresServer
  standby: PostgresServer
  platforms: ShopProcess[]
  middlewares: ShopProcess[]
  storefronts: ShopProcess[]
  worker: ShopProcess
  balancer: HelperProcess
  pooler: HelperProcess
  /** Milliseconds until everything was ready, without filling the shop with products. */
  startMilliseconds: number
  fillMilliseconds: number
}

export async function openCluster(programs: Programs, folder: string): Promise<Cluster> {
  const began = performance.now()
  const owner = findOwner()
  const ports = await findPorts()
  const serverAt = (name: string, at: number) => ({
    programs,
    owner,
    folder: join(folder, name),
    port: ports.databases[at] ?? 0,
  })
  const primary = await PostgresServer.createPrimary(serverAt('primary', 0))
  const fillBegan = performance.now()
  await fillShop(primary.url, folder)
  const fillMilliseconds = performance.now() - fillBegan
  const standby = await PostgresServer.createStandby(serverAt('standby', 1), primary)
  await primary.setSynchronous(true)
  const helpers = await startHelpers(programs, owner, folder, ports)
  const parts = await startParts(folder, ports)
  await waitForBalancer(ports)
  const startMilliseconds = performance.now() - began - fillMilliseconds
  const url = `http://localhost:${ports.shop}`
  return { url, primary, standby, ...helpers, ...parts, startMilliseconds, fillMilliseconds }
}

async function findPorts(): Promise<ClusterPorts> {
  const two = async () => [await freePort(), await freePort()]
  return {
    shop: await freePort(),
    platform: await freePort(),
    middleware: await freePort(),
    database: await freePort(),
    platforms: await two(),
    middlewares: await two(),
    storefronts: await two(),
    databases: await two(),
  }
}

/** The demo products and customers, as `npm run seed` makes them. */
async function fillShop(databaseUrl: string, folder: string): Promise<void> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, TESSERA_DATA: join(folder, 'seed') }
  await run(process.execPath, [`${root}apps/shop/src/seed.ts`], { cwd: root, env, maxBuffer: 64_000_000 })
}

async function startHelpers(programs: Programs, owner: Owner, folder: string, ports: ClusterPorts) {
  const poolerPort = await freePort()
  const [balancerFile, poolerFile] = [join(folder, 'haproxy.cfg'), join(folder, 'pgbouncer.ini')]
  writeFileSync(balancerFile, haproxyConfig(ports))
  writeFileSync(poolerFile, pgbouncerConfig(poolerPort, ports.database))
  const balancer = new HelperProcess(programs.haproxy, ['-db', '-f', balancerFile])
  const pooler = new HelperProcess(programs.pgbouncer, [poolerFile], owner)
  for (const helper of [balancer, pooler]) helper.start()
  const urlAt = (port: number) => `postgresql://tessera@127.0.0.1:${port}/tessera`
  return { balancer, pooler, databaseUrl: urlAt(ports.database), poolerUrl: urlAt(poolerPort) }
}

async function startParts(folder: string, ports: ClusterPorts) {
  const database = {
    DATABASE_URL: `postgresql://tessera@127.0.0.1:${ports.database}/tessera`,
    DATABASE_CONNECTIONS: '10',
    PUBLIC_URL: `http://localhost:${ports.shop}`,
    TRUST_PROXY_HOPS: '1',
  }
  const shop = { ...database, PLATFORM_URL: `http://localhost:${ports.platform}` }
  const pages = {
    MIDDLEWARE_URL: `http://localhost:${ports.middleware}`,
    PUBLIC_URL: database.PUBLIC_URL,
    TRUST_PROXY_HOPS: '1',
  }
  const startAll = (name: string, settings: Record<string, string>, program: string[], all: readonly number[]) =>
    all.map((port, at) => {
      const part = new ShopProcess(join(folder, `${name}${at + 1}`), port, settings, program)
      part.start()
      return part
    })
  const platforms = startAll('platform', database, ['platform/src/main.ts'], ports.platforms)
  const storefronts = startAll('storefront', pages, ['shop/src/apart/storefront.ts'], ports.storefronts)
  await Promise.all(platforms.map((part) => part.ready()))
  const middlewares = startAll('middleware', shop, ['shop/src/apart/middleware.ts'], ports.middlewares)
  const worker = new ShopProcess(join(folder, 'worker'), await freePort(), database, ['platform/src/main.ts', 'worker'])
  worker.start()
  await Promise.all([...middlewares, ...storefronts].map((part) => part.ready()))
  return { platforms, middlewares, storefronts, worker }
}

/** The balancer finds out by itself which processes are ready. */
async function waitForBalancer({ shop, platform, middleware }: ClusterPorts): Promise<void> {
  const urls = [
    `http://localhost:${shop}/`,
    ...[platform, middleware].map((port) => `http://localhost:${port}/health/ready`),
  ]
  for (const url of urls)
    for (let tries = 0; !(await isOk(url)); tries++) {
      if (tries > 300) throw new Error(`the balancer does not answer at ${url}`)
      await sleep(100)
    }
}

const isOk = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(5000) }).then(
    (answer) => answer.arrayBuffer().then(() => answer.ok),
    () => false,
  )

/** Ends the parts; the programs of other packages end with the run. */
export async function closeCluster({ platforms, middlewares, storefronts, worker, ...rest }: Cluster): Promise<void> {
  await Promise.all([...storefronts, ...middlewares, worker, ...platforms].map((part) => part.stop()))
  await Promise.all([rest.pooler.kill(), rest.balancer.kill(), rest.primary.kill(), rest.standby.kill()])
}
