import { parseArgs } from 'node:util'
import { shopSchemas } from '@tessera/middleware/open-middleware'
import { readPlatformConfig } from '@tessera/platform/config'
import { platformSchema } from '@tessera/platform/start'
import { ConfigurationError } from '@tessera/server/config'
import { openDatabase } from '@tessera/server/database'
import { prepareJobs } from '@tessera/server/jobs'
import { createLog } from '@tessera/server/log'
import { migrate } from '@tessera/server/migrate'
import { runProgram } from '@tessera/server/run-program'

/**
 * `npm run migrate`: brings all schemas of a deployment up to date, for servers with `MIGRATE=wait`. With `--expand` it
 * stops before files that programs of the last release refuse.
 */
async function migrateAll(): Promise<void> {
  const { expand: isExpandOnly } = parseArgs({ options: { expand: { type: 'boolean', default: false } } }).values
  const { DATABASE_URL, DATABASE_DIRECT_URL: url = DATABASE_URL } = readPlatformConfig(process.env)
  if (!url) throw new ConfigurationError('DATABASE_URL must name a PostgreSQL 15 or later; npm start migrates its own.')
  const logger = createLog({ service: 'migrate', level: 'info' })
  let applied = 0
  for (const schema of [platformSchema(url, logger), ...shopSchemas(url, logger)])
    applied += await migrate({ ...schema, isExpandOnly })
  const queue = openDatabase({ url, schema: 'platform', maxConnections: 1 })
  await prepareJobs(queue.pool).finally(() => queue.close())
  logger.info({ event: 'migrated', applied }, 'the schemas are up to date')
}

runProgram('migrate', migrateAll)
