import type { Database } from './database.ts'
import type { JobHandlers } from './jobs.ts'
import { runAlone } from './run-alone.ts'

/** A job that looks for its work in the tables, at fixed times. */
export interface ScheduledJob {
  name: string
  /** Cron fields in UTC: `40 3 * * *`. */
  schedule: string
  /** A start makes up for runs missed this long before it: `1d`. Several missed runs become one. */
  backfill?: string
  /** Must be idempotent: a crash may interrupt it anywhere. */
  work(): Promise<unknown>
}

/** At most one process runs each of them at a time. */
export const scheduledTasks = ({ direct }: Pick<Database, 'direct'>, jobs: readonly ScheduledJob[]): JobHandlers =>
  Object.fromEntries(jobs.map(({ name, work }) => [name, () => runAlone(direct.pool, name, work)]))

/** The job key replaces a run that still waits, so that runs do not pile up behind a slow one. */
export const scheduledCrontab = (jobs: readonly ScheduledJob[]): string =>
  jobs
    .map(({ name, schedule, backfill }) => {
      const fill = backfill ? `&fill=${backfill}` : ''
      return `${schedule} ${name} ?max=3&jobKey=${name}${fill}\n`
    })
    .join('')
