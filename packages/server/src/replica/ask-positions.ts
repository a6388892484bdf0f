import type { Queryable } from '../database.ts'
import { databaseNode } from '../database-node.ts'
import { sql } from '../sql.ts'
import type { PrimaryPosition, ReplicaPosition } from './judge-replica.ts'

const beacon = sql`(select node from replica_beacon)`

/** Every commit that was answered is before this position. Fails on a server that is no primary. */
export async function askPrimary(db: Queryable): Promise<Omit<PrimaryPosition, 'at'> & { beacon: string | null }> {
  const row = await db.find<Omit<PrimaryPosition, 'at'> & { beacon: string | null }>(sql`
    select ${databaseNode} as node, pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::float8 as position,
      ${beacon} as beacon`)
  return row ?? throwMissing()
}

/** The primary leaves its name: a standby that shows it has replayed a commit of this very server. */
export const leaveBeacon = (db: Queryable): Promise<void> =>
  db.send(sql`
    insert into replica_beacon (node) values (${databaseNode})
    on conflict (single) do update set node = excluded.node`)

export async function askReplica(db: Queryable): Promise<ReplicaPosition> {
  const row = await db.find<ReplicaPosition>(sql`
    select pg_is_in_recovery() as "isStandby", ${beacon} as beacon,
      coalesce(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0'), 0)::float8 as position`)
  return row ?? throwMissing()
}

function throwMissing(): never {
  throw new Error('A select without a from clause answers one row.')
}
