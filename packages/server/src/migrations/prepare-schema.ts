import { type MigrateOptions, migrate } from '../migrate.ts'
import { waitForMigrations } from './wait-for-migrations.ts'

/** `start`: a process migrates when it starts. `wait`: it waits until `npm run migrate` has done it. */
export type MigrateSetting = 'start' | 'wait'

/** Migrates a schema, or waits until it is migrated. */
export async function prepareSchema(setting: MigrateSetting, options: MigrateOptions): Promise<void> {
  await (setting === 'wait' ? waitForMigrations(options) : migrate(options))
}
