import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, type Queryable } from '@tessera/server/database'
import { type DatabaseConfig, replicaOptionsOf } from '@tessera/server/database-settings'
import { askPrimary, askReplica } from '@tessera/server/replica/ask-positions'
import { bad, type Finding, good, look } from './finding.ts'

const maxMilliseconds = 2000
const runbook = 'docs/operating/cluster.md, A replica for reads.'

/** The standby that answers reads, if there is one. */
export async function checkReplica(primary: Queryable, config: DatabaseConfig): Promise<Finding[]> {
  const options = replicaOptionsOf(config)
  if (!options) return [good('All reads go to the primary.')]
  const replica = openDatabase({ ...options, schema: 'platform', isReplica: true, maxConnections: 1 })
  try {
    return [await judgeReplica(primary, replica)]
  } catch (error) {
    const reason = error instanceof Error ? String(error.cause ?? error.message) : error
    return [look(`The replica does not answer: ${reason}.`, `The primary answers its reads: ${runbook}`)]
  } finally {
    await replica.close()
  }
}

async function judgeReplica(primary: Queryable, replica: Queryable): Promise<Finding> {
  const [wanted, first] = [await askPrimary(primary), await askReplica(replica)]
  if (!first.isStandby)
    return bad('DATABASE_REPLICA_URL leads to a server that takes writes.', 'Point it at a standby of DATABASE_URL.')
  for (const end = Date.now() + maxMilliseconds; ; await sleep(100)) {
    const { beacon, position } = await askReplica(replica)
    if (beacon === wanted.beacon && position >= wanted.position) return good('The replica follows.')
    if (Date.now() < end) continue
    return beacon === wanted.beacon
      ? look(
          `The replica is more than 2 s behind: it lacks ${Math.ceil((wanted.position - position) / 1024)} kB of the log.`,
          `The primary answers its reads: ${runbook}`,
        )
      : bad('The replica follows another server.', 'Point DATABASE_REPLICA_URL at a standby of DATABASE_URL.')
  }
}
