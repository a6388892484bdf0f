import { openDatabase } from '@tessera/server/database'
import { startJobs } from '@tessera/server/jobs'
import { createLog } from '@tessera/server/log'

/** A process that takes a job and never ends it. The address of the database is its argument. */
const database = openDatabase({ url: process.argv[2] ?? '', schema: 'shop', maxConnections: 4 })
const tasks = { last: () => new Promise<void>(() => {}) }
await startJobs({ pool: database.pool, tasks, crontab: '', logger: createLog({ service: 'test', level: 'fatal' }) })
