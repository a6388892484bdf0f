import { shopSchemas } from '@tessera/middleware/open-middleware'
import { platformSchema } from '@tessera/platform/start'
import { findMissingMigration } from '@tessera/server/migrations/wait-for-migrations'
import type { Logger } from 'pino'
import { bad, type Finding, good } from './finding.ts'

/** Whether this release works with the schemas that are there. */
export async function checkSchemas(url: string, logger: Logger): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const options of [platformSchema(url, logger), ...shopSchemas(url, logger)]) {
    const { schema } = options
    try {
      const missing = await findMissingMigration(options)
      findings.push(
        missing
          ? bad(`The ${schema} schema lacks ${missing.name}.`, 'Run npm run migrate (docs/operating/deploys.md).')
          : good(`The ${schema} schema fits this release.`),
      )
    } catch (error) {
      findings.push(bad(String(error instanceof Error ? error.message : error), 'See docs/operating/deploys.md.'))
    }
  }
  return findings
}
