import { readMiddlewareConfig } from '@tessera/middleware/config'
import { readPlatformConfig } from '@tessera/platform/config'
import { ConfigurationError } from '@tessera/server/config'
import { createLog } from '@tessera/server/log'
import { examine } from './doctor/examine.ts'

const signs = { good: 'ok  ', look: 'LOOK', bad: 'BAD ' } as const

/** `npm run doctor`: checks a deployment with its own settings and says what to do. Exits with 1 if something is bad. */
async function main(): Promise<void> {
  const platform = readPlatformConfig(process.env)
  const { DATABASE_URL, DATABASE_DIRECT_URL: databaseUrl = DATABASE_URL } = platform
  if (!databaseUrl) throw new ConfigurationError('DATABASE_URL must name the database of the deployment.')
  const middleware = readMiddlewareConfig(process.env)
  const logger = createLog({ service: 'doctor', level: 'fatal' })
  const results = await examine({ platform, middleware, environment: process.env, databaseUrl, logger })
  for (const [topic, findings] of results)
    for (const { state, says, todo } of findings)
      console.log(`${signs[state]} ${topic.padEnd(9)} ${says}${todo ? `\n${' '.repeat(15)}→ ${todo}` : ''}`)
  const isBad = results.some(([, findings]) => findings.some(({ state }) => state === 'bad'))
  process.exitCode = isBad ? 1 : 0
}

main().catch((error) => {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exit(1)
})
