import type { Queryable } from '@tessera/server/database'
import { dueJobs, failedJobs } from '@tessera/server/metrics/watch-queues'
import { sql } from '@tessera/server/sql'
import { bad, type Finding, good, look } from './finding.ts'

interface Waiting {
  count: number
  seconds: number
}

const [restSeconds, checkHours] = [900, 36]

/** Background jobs, and the nightly check of the rules that must always hold. */
export async function checkWork(db: Queryable): Promise<Finding[]> {
  const due = await db.find<Waiting>(dueJobs)
  const failed = await db.find<Waiting>(failedJobs)
  const check = await db.find<{ hours: number; broken: string[] }>(sql`
    select extract(epoch from now() - at)::float8 / 3600 as hours, array(
      select unnest(broken) union select rule from rule_findings order by 1) as broken
    from invariant_checks order by at desc limit 1`)
  return [
    (due?.seconds ?? 0) > restSeconds
      ? bad(`${due?.count} jobs wait, the first for ${Math.round(due?.seconds ?? 0)} s.`, 'Start a worker.')
      : good('Jobs are done in time.'),
    failed?.count
      ? look(`${failed.count} jobs were given up.`, 'Run them again on the health page of the console.')
      : good('No job was given up.'),
    ...checkRules(check),
  ]
}

function checkRules(check: { hours: number; broken: string[] } | undefined): Finding[] {
  if (!check) return [look('The rules have not been checked yet.', 'They are every night at 04:10 UTC by a worker.')]
  if (check.broken.length > 0)
    return [
      bad(
        `Rules are broken: ${check.broken.join(', ')}.`,
        'The health page of the console names the records, and so does the log under invariant-violation.',
      ),
    ]
  if (check.hours > checkHours)
    return [look(`The rules were checked ${Math.round(check.hours)} hours ago.`, 'Start a worker.')]
  return [good('All rules hold.')]
}
