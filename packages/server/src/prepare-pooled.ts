import { ConfigurationError } from './config.ts'
import type { Database } from './database.ts'
import { grantRights } from './grant-rights.ts'
import { sql } from './sql.ts'

/**
 * Makes the role behind a pooler ready: gives it rights on the schemas and checks that it has the settings that a
 * pooler does not let connections bring along. Does nothing without a pooler, where requests run as the owner.
 */
export async function preparePooled(database: Database, schema: string, others: readonly string[] = []): Promise<void> {
  if (!database.isPooled) return
  const role = await database.find<{ name: string; path: string }>(sql`
    select current_user::text as name, current_setting('search_path') as path`)
  if (role?.path !== schema)
    throw new ConfigurationError(
      `Behind the pooler ${role?.name} has the search_path ${role?.path} instead of ${schema}. ` +
        'Make the roles that npm run roles prints, and run each part with its own.',
    )
  await grantRights(database.direct, role.name, [schema, ...others])
}
