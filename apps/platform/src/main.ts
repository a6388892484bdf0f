import { ConfigurationError } from '@tessera/server/config'
import { createLog } from '@tessera/server/log'
import { runUntilSignal } from '@tessera/server/run-until-signal'
import { readPlatformConfig } from './config.ts'
import { startHttp, startWorker } from './start.ts'

/** `node src/main.ts` serves HTTP, `node src/main.ts worker` works the queue; both on DATABASE_URL. */
async function main(role: string | undefined): Promise<void> {
  const config = readPlatformConfig(process.env)
  if (!config.DATABASE_URL) throw new ConfigurationError('DATABASE_URL must name a PostgreSQL 15 or later.')
  const logger = createLog({ service: role === 'worker' ? 'platform-worker' : 'platform', level: config.LOG_LEVEL })
  if (role === 'worker') return runUntilSignal(await startWorker(config, config.DATABASE_URL, logger), logger, config)
  const running = await startHttp(config, config.DATABASE_URL, logger)
  running.health.started()
  console.log(`Tessera platform is ready: ${config.PUBLIC_URL}`)
  runUntilSignal({ drain: running.health.drain, close: running.close }, logger, config)
}

main(process.argv[2]).catch((error) => {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exit(1)
})
