import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { StatementMode } from '@tessera/server/prepare-query'
import { databaseRoles } from '@tessera/server/role-script'
import { BucketServer } from '@tessera/testing/bucket-server'
import { freePort } from '@tessera/testing/shop-process'
import { ShopProcess } from '../faults/shop-process.ts'
import { root } from '../source-files.ts'
import type { Programs } from './find-programs.ts'
import { type ClusterPorts, haproxyConfig } from './haproxy-config.ts'
import { HelperProcess } from './helper-process.ts'
import { PostgresServer } from './postgres-server.ts'
import { findOwner, type Owner } from './run-as-postgres.ts'
import { startPooler } from './start-pooler.ts'

const run = promisify(execFile)

/** The balancer looks twice in this time. */
const drainSeconds = '3'

/** A shop on several processes behind a balancer, with a database that has a standby. */
export interface Cluster {
  /** The balancer's address for visitors. */
  url: string
  /** Everything of the cluster is below it, also files of processes that a step starts. */
  folder: string
  /** The database that takes writes, through the balancer. */
  databaseUrl: string
  /** The same through the pooler, as the role of a part. */
  poolerUrlFor(role: keyof typeof databaseRoles, database?: string): string
  /** `named` if the pooler knows them. */
  statements: StatementMode
  primary: PostgresServer
  standby: PostgresServer
  bucket: BucketServer
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
  const bucket = await BucketServer.start()
  const parts = await startParts(folder, ports, { ...helpers, BLOBS_URL: bucket.url })
  await waitForBalancer(ports)
  const startMilliseconds = performance.now() - began - fillMilliseconds
  const url = `http://localhost:${ports.shop}`
  return { url, folder, primary, standby, bucket, ...helpers, ...parts, startMilliseconds, fillMilliseconds }
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

/** Server connections: for each role of a part, and for the payment provider. */
const poolSizes = { part: 3, provider: 1 }
const payAlias = 'pay'

const urlThrough =
  (port: number) =>
  (role: keyof typeof databaseRoles, database = 'tessera'): string =>
    `postgresql://${role}@127.0.0.1:${port}/${database}`

type PoolerLines = Pick<Cluster, 'databaseUrl' | 'poolerUrlFor' | 'statements'>

/** Settings of a part that reaches its tables through the pooler as its own role. */
export const lineOf = (
  { databaseUrl, poolerUrlFor, statements }: PoolerLines,
  role: keyof typeof databaseRoles,
): Record<string, string> => ({
  DATABASE_URL: poolerUrlFor(role),
  DATABASE_DIRECT_URL: databaseUrl,
  DATABASE_PAY_URL: poolerUrlFor('tessera_pay', payAlias),
  DATABASE_STATEMENTS: statements,
  DATABASE_CONNECTIONS: '10',
})

async function startHelpers(programs: Programs, owner: Owner, folder: string, ports: ClusterPorts) {
  const balancerFile = join(folder, 'haproxy.cfg')
  writeFileSync(balancerFile, haproxyConfig(ports))
  const balancer = new HelperProcess(programs.haproxy, ['-db', '-f', balancerFile])
  balancer.start()
  const { pooler, port, statements } = await startPooler({
    program: programs.pgbouncer,
    owner,
    folder,
    users: Object.keys(databaseRoles).map((name) => ({ name, password: '' })),
    databasePort: ports.database,
    poolSize: poolSizes.part,
    waitSeconds: 5,
    aliases: { [payAlias]: { database: 'tessera', poolSize: poolSizes.provider } },
  })
  const databaseUrl = `postgresql://tessera@127.0.0.1:${ports.database}/tessera`
  return { balancer, pooler, databaseUrl, poolerUrlFor: urlThrough(port), statements }
}

type PartLines = PoolerLines & { BLOBS_URL: string }

async function startParts(folder: string, ports: ClusterPorts, { BLOBS_URL, ...lines }: PartLines) {
  const all = { PUBLIC_URL: `http://localhost:${ports.shop}`, TRUST_PROXY_HOPS: '1', DRAIN_SECONDS: drainSeconds }
  const database = { ...all, ...lineOf(lines, 'tessera_platform') }
  const platformUrl = `http://localhost:${ports.platform}`
  const shop = { ...all, ...lineOf(lines, 'tessera_shop'), BLOBS_URL, PLATFORM_URL: platformUrl }
  const pages = {
    ...all,
    MIDDLEWARE_URL: `http://localhost:${ports.middleware}`,
    BLOBS_URL,
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
  await rest.bucket.down()
  await Promise.all([rest.pooler.kill(), rest.balancer.kill(), rest.primary.kill(), rest.standby.kill()])
}
