import type { ErrorReport, ErrorReporter } from '@tessera/providers/errors/port'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

const maxPerRun = 20
/** A frequent error is reported once a minute, with its count. */
const pauseSeconds = 60

/**
 * Forwards errors that are new since the last run. Failed ones are retried in the next run; the first failure ends this
 * one.
 */
export async function forwardErrors(db: Queryable, reports: ErrorReporter): Promise<number> {
  const due = await db.rows<ErrorReport>(sql`
    select fingerprint, message, coalesce(mapped, stack) as stack, path, reference, times, last_at as "lastAt"
    from collected_errors
    where times > told_times and coalesce(told_at, '-infinity') < now() - make_interval(secs => ${pauseSeconds}::int)
    order by last_at desc limit ${maxPerRun}`)
  let sent = 0
  for (const error of due) {
    if (!(await reports.report(error))) break
    await db.rows(sql`
      update collected_errors set told_times = greatest(told_times, ${error.times}), told_at = now()
      where fingerprint = ${error.fingerprint}`)
    sent += 1
  }
  return sent
}
