import pg from 'pg'
import type { FaultRow } from '../../faults/fault-row.ts'
import { CardBuyer, cards } from '../../faults/payments/card-buyer.ts'
import type { ClusterRun } from '../cluster-run.ts'

const startLimit = 90_000

/** S0: everything is up, a page comes, a guest buys by card, the standby follows, the pooler passes statements on. */
export async function checkOut({ cluster, skus }: ClusterRun): Promise<FaultRow> {
  const { startMilliseconds, fillMilliseconds } = cluster
  const page = await fetch(`${cluster.url}/`)
  const buyer = new CardBuyer(cluster.url)
  await buyer.fill(skus[0] ?? '', cards.good)
  const bought = await buyer.submit()
  const standbys = await cluster.primary.query<{ state: string }>(
    "select format('%s, %s', state, sync_state) as state from pg_stat_replication",
  )
  const states = standbys.map(({ state }) => state).join('; ')
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)
  return {
    id: 'S0',
    numbers: `up in ${seconds(startMilliseconds)} s, filled in ${seconds(fillMilliseconds)} s; standby ${states}; ${cluster.statements} statements; order ${bought.outcome}`,
    findings: [
      ['a page comes through the balancer', page.status === 200 ? [] : [`status ${page.status}`]],
      ['a guest buys by card through the balancer', bought.outcome === 'placed' ? [] : [JSON.stringify(bought)]],
      ['the standby follows and commits wait for it', states === 'streaming, quorum' ? [] : [states]],
      ['the pooler passes statements on', await findPoolerProblems(cluster.poolerUrlFor('tessera_shop'))],
    ],
    timed: [['it is up in 90 s', startMilliseconds <= startLimit ? [] : [`${seconds(startMilliseconds)} s`]]],
  }
}

async function findPoolerProblems(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString })
  try {
    await client.connect()
    await client.query('select 1')
    return []
  } catch (error) {
    return [String(error)]
  } finally {
    await client.end().catch(() => {})
  }
}
