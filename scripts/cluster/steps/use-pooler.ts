import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@tessera/testing/shop-process'
import pg from 'pg'
import type { FaultRow } from '../../faults/fault-row.ts'
import { ShopProcess } from '../../faults/shop-process.ts'
import type { ClusterRun } from '../cluster-run.ts'
import { lineOf } from '../open-cluster.ts'
import { runStorm } from '../storm.ts'

const stormMilliseconds = 20_000
const maxServerConnections = 20
const fresh = 'fresh'

/**
 * S2: while people buy, eight processes share a few server connections; a role cannot read the tables of another part;
 * two platforms that start at once on an empty database migrate it once.
 */
export async function usePooler(run: ClusterRun): Promise<FaultRow> {
  const { cluster } = run
  const eighth = await startEighth(run)
  let most = { count: 0, roles: '' }
  const storm = await runStorm(run, 'p', async () => {
    const end = Date.now() + stormMilliseconds
    while (Date.now() < end) {
      const now = await countConnections(run)
      if (now.count > most.count) most = now
      await sleep(100)
    }
  })
  await eighth.stop()
  const denied = await readAs(cluster.poolerUrlFor('tessera_shop'), 'select from platform.orders limit 1')
  const starts = await startTwice(run)
  return {
    id: 'pooler',
    numbers: `eight processes, at most ${most.count} server connections (${most.roles}); ${storm.numbers}; ${starts.numbers}`,
    findings: [
      ...storm.findings,
      ['eight processes use 20 server connections', most.count <= maxServerConnections ? [] : [most.roles]],
      ["the shop's role cannot read orders of the platform", denied === '42501' ? [] : [denied]],
      ['two starts at once migrate once', starts.problems],
    ],
  }
}

/** A third platform beside the seven processes of the cluster. */
async function startEighth({ cluster }: ClusterRun): Promise<ShopProcess> {
  const settings = { ...lineOf(cluster, 'tessera_platform'), PUBLIC_URL: cluster.url }
  const part = new ShopProcess(join(cluster.folder, 'platform3'), await freePort(), settings, ['platform/src/main.ts'])
  part.start()
  await part.ready()
  return part
}

/** Server connections by role: those of the owner are direct. */
async function countConnections({ cluster }: ClusterRun): Promise<{ count: number; roles: string }> {
  const [row] = await cluster.primary.query<{ count: number; roles: string }>(`
    select coalesce(sum(count), 0)::int as count, string_agg(format('%s %s', usename, count), ', ' order by usename) as roles
    from (
      select usename, count(*) from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
      group by 1) roles`)
  return row ?? { count: 0, roles: '' }
}

/** PostgreSQL's error code, or `allowed`. */
async function readAs(connectionString: string, statement: string): Promise<string> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
    return 'allowed'
  } catch (error) {
    return (error as { code?: string }).code ?? String(error)
  } finally {
    await client.end()
  }
}

/** The one that waited finds everything applied. */
async function startTwice({ cluster }: ClusterRun): Promise<{ numbers: string; problems: string[] }> {
  await cluster.primary.query(`create database ${fresh}`)
  const settings = {
    ...lineOf(cluster, 'tessera_platform'),
    DATABASE_URL: cluster.poolerUrlFor('tessera_platform', fresh),
    DATABASE_DIRECT_URL: cluster.databaseUrl.replace(/tessera$/, fresh),
    LOG_LEVEL: 'info',
  }
  const ports = [await freePort(), await freePort()]
  const parts = ports.map(
    (port) => new ShopProcess(join(cluster.folder, `fresh${port}`), port, settings, ['platform/src/main.ts']),
  )
  for (const part of parts) part.start()
  await Promise.all(parts.map((part) => part.ready()))
  const applied = parts.map(({ output }) => output.split('applied platform migration').length - 1)
  const restarts = parts.filter(({ starts }) => starts > 1).map(({ lastWords }) => lastWords)
  await Promise.all(parts.map((part) => part.stop()))
  const migrated = applied.filter((count) => count > 0)
  return {
    numbers: `two starts applied ${applied.join(' and ')} migrations`,
    problems: [...restarts, ...(migrated.length === 1 ? [] : [`applied ${applied.join(' and ')}`])],
  }
}
