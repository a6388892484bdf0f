import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { bad, type Finding, good, look } from './finding.ts'

interface Copies {
  standbys: number
  synchronous: number
  lagSeconds: number
  names: string
  archiveMode: string
  archiveAge: number | null
  isArchiveFailing: boolean
}

const readCopies = (db: Queryable): Promise<Copies | undefined> =>
  db.find<Copies>(sql`
    select (select count(*)::int from pg_stat_replication where state = 'streaming') as standbys,
      (select count(*)::int from pg_stat_replication where sync_state in ('sync', 'quorum')) as synchronous,
      coalesce((select extract(epoch from max(replay_lag)) from pg_stat_replication), 0)::float8 as "lagSeconds",
      current_setting('synchronous_standby_names') as names, current_setting('archive_mode') as "archiveMode",
      extract(epoch from now() - last_archived_time)::float8 as "archiveAge",
      coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as "isArchiveFailing"
    from pg_stat_archiver`)

const [maxLagSeconds, maxArchiveSeconds] = [2, 120]

/** Standbys and the archive of the write-ahead log. */
export async function checkCopies(db: Queryable): Promise<Finding[]> {
  const copies = await readCopies(db)
  return copies ? [...checkStandbys(copies), ...checkArchive(copies)] : []
}

function checkStandbys({ standbys, synchronous, lagSeconds, names }: Copies): Finding[] {
  if (names && synchronous === 0)
    return [
      bad(
        `Commits wait for a standby (${names}) and none is there.`,
        'Start it, or go on without it: docs/operating/cluster.md, The synchronous standby is lost.',
      ),
    ]
  if (standbys === 0)
    return [look('There is no standby.', 'Without one a broken disk loses all orders since the last backup.')]
  return [
    names
      ? good('Commits wait for a standby.')
      : look(
          'Commits do not wait for the standby.',
          'A fail-over then loses the last orders: set synchronous_standby_names.',
        ),
    lagSeconds > maxLagSeconds
      ? look(`A standby is ${lagSeconds.toFixed(1)} s behind.`, 'Look at its disk and its network.')
      : good('Standbys follow.'),
  ]
}

function checkArchive({ archiveMode, archiveAge, isArchiveFailing }: Copies): Finding[] {
  const begin = 'Set it up: docs/operating/backups.md.'
  if (archiveMode === 'off') return [look('The write-ahead log is not archived.', begin)]
  if (isArchiveFailing) return [bad('Archiving fails, and the log fills the disk.', 'Read the log of PostgreSQL.')]
  if (archiveAge === null) return [look('Nothing has been archived yet.', begin)]
  return [
    archiveAge > maxArchiveSeconds
      ? look(`The archive is ${Math.round(archiveAge)} s old.`, 'Set archive_timeout = 60.')
      : good(`The archive is ${Math.round(archiveAge)} s old.`),
  ]
}
