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
  const broken = await db.rows<{ rule: string }>(sql`select distinct rule from rule_findings order by rule`)
  const check = await db.find<{ hours: number }>(sql`
    select extract(epoch from now() - at)::float8 / 3600 as hours from invariant_checks order by at desc limit 1`)
  return [
    (due?.seconds ?? 0) > restSeconds
      ? bad(`${due?.count} jobs wait, the first for ${Math.round(due?.seconds ?? 0)} s.`, 'Start a worker.')
      : good('Jobs are done in time.'),
    failed?.count
      ? look(`${failed.count} jobs were given up.`, 'Run them again on the health page of the console.')
      : good('No job was given up.'),
    checkRules(
      broken.map(({ rule }) => rule),
      check?.hours,
    ),
  ]
}

/** The last check of the night may be older than a mend, and than a fault that the check of a minute has found. */
function checkRules(broken: readonly string[], hours: number | undefined): Finding {
  if (broken.length > 0)
    return bad(
      `Rules are broken: ${broken.join(', ')}.`,
      'The health page of the console names the records, and so does the log under invariant-violation.',
    )
  if (hours === undefined)
    return look('The rules have not been checked yet.', 'They are every night at 04:10 UTC by a worker.')
  if (hours > checkHours) return look(`The rules were checked ${Math.round(hours)} hours ago.`, 'Start a worker.')
  return good('All rules hold.')
}
