import { type DatabaseTimeouts, defaultTimeouts } from './open-pool.ts'
import { sessionSettings } from './session-settings.ts'

/** Role → the schema it works in. Each part signs in as its own, so none can read the tables of another. */
export const databaseRoles = { tessera_platform: 'platform', tessera_shop: 'shop', tessera_pay: 'mortarpay' } as const

/**
 * SQL that makes the roles for connections through a pooler, with the settings that connections bring along otherwise.
 * May run again. Passwords are for the administrator to set; rights are given at the start of each part.
 */
export const roleScript = (timeouts = defaultTimeouts): string =>
  [...roleStatements(timeouts), statisticsRight].join('\n\n')

/** The platform reports standbys and open transactions of all roles as metrics. */
const statisticsRight = 'grant pg_read_all_stats to tessera_platform;'

const roleStatements = (timeouts: DatabaseTimeouts): string[] =>
  Object.entries(databaseRoles).map(([role, schema]) => {
    const settings = Object.entries(sessionSettings(schema, timeouts))
    return [
      `do $$ begin create role ${role} login; exception when duplicate_object then null; end $$;`,
      ...settings.map(([key, value]) => `alter role ${role} set ${key} = '${value}';`),
    ].join('\n')
  })
