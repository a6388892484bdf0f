// Opens a run, starts a database in it, prints both, and waits to be killed or asked to close.
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '@tessera/server/postgres/start-embedded'
import { openRun } from '../src/test-run.ts'

const tell = (message: object): boolean => process.stdout.write(`${JSON.stringify(message)}\n`)

const run = await openRun()
const folder = await mkdtemp(join(tmpdir(), 'left-'))
const embedded = await startEmbedded({ folder, log: () => {}, testing: true, settings: { fsync: 'off' } })
tell({ folder, pid: embedded.pid() })
await once(process.stdin, 'data')
tell({ left: await run?.close(0) })
process.exit(0)
