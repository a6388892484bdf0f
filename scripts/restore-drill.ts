import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '@tessera/testing/shop-process'
import { BackupRepository } from './backup/backup-repository.ts'
import { type DrillOptions, restoreBeside } from './backup/restore-beside.ts'
import { findPrograms } from './cluster/find-programs.ts'
import { findOwner } from './cluster/run-as-postgres.ts'

/**
 * `npm run drill -- --to "2026-11-17 15:00:00+00"`: restores the backup to that time in a folder of its own, checks the
 * rules that must always hold, and deletes the copy. Run it where pgBackRest reaches the backups. It gives up after an
 * hour, or after `--minutes`, and says at what. With `--stay` the copy answers at the printed address until Ctrl+C.
 */
const { values } = parseArgs({
  options: {
    to: { type: 'string' },
    stanza: { type: 'string', default: 'tessera' },
    config: { type: 'string', default: '/etc/pgbackrest.conf' },
    folder: { type: 'string', default: tmpdir() },
    user: { type: 'string', default: 'tessera' },
    database: { type: 'string', default: 'tessera' },
    minutes: { type: 'string', default: '60' },
    stay: { type: 'boolean' },
  },
})
const { programs, missing } = findPrograms()
if (missing.includes('pgbackrest') || missing.includes('postgresql-15')) {
  console.error(`Missing packages: ${missing.join(', ')}.`)
  process.exit(1)
}
const folder = await mkdtemp(join(values.folder, 'drill-'))
// PostgreSQL's user must be able to enter
await chmod(folder, 0o711)
const { stanza, config, user, database: databaseName } = values
const limitSeconds = Number(values.minutes) * 60
try {
  const repository = { program: programs.pgbackrest, config, stanza, owner: findOwner(), limitSeconds }
  const options: DrillOptions = {
    repository: new BackupRepository(repository),
    limitSeconds,
    postgres: programs.postgres,
    folder: join(folder, 'copy'),
    port: await freePort(),
    to: values.to ?? new Date(Date.now() - 60_000).toISOString(),
    user,
    databaseName,
  }
  const { violations } = await restoreBeside(options, async (result) => {
    console.log(JSON.stringify(result))
    if (values.stay) await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  })
  process.exitCode = violations.length > 0 ? 1 : 0
} finally {
  await rm(folder, { recursive: true, force: true })
}
