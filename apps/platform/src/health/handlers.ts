import { notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import type { Queryable } from '@tessera/server/database'
import { takesWrites } from '@tessera/server/health'
import { listTroubledJobs, retryJob } from '@tessera/server/job-report'
import { readQueue } from '@tessera/server/metrics/read-queue'
import { dueJobs, failedJobs } from '@tessera/server/metrics/watch-queues'
import { type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { listFindings } from '../invariants/list-findings.ts'
import { platformTaskNames } from '../platform-task-names.ts'
import { waitingEvents } from '../watch-platform.ts'

/** Each question has a count and the age of the oldest in seconds. */
const queuesOf = ({ actor: { marketplace }, now }: PlatformCall): [name: string, question: Sql][] => [
  ['Events', waitingEvents],
  ['Jobs', dueJobs],
  ['JobsGivenUp', failedJobs],
  ['Deliveries', deliveries(marketplace, sql`status = 'Waiting' and date_due <= ${now}`)],
  ['DeliveriesParked', deliveries(marketplace, sql`status = 'Parked'`)],
]

const deliveries = (marketplace: string, where: Sql): Sql => sql`
  select count(*)::int as count, coalesce(extract(epoch from now() - min(date_due)), 0)::float8 as seconds
  from deliveries where marketplace_id = ${marketplace} and status <> 'Delivered' and ${where}`

async function namedQueue(db: Queryable, [name, question]: [string, Sql]) {
  const { count, oldestSeconds } = await readQueue(db, question)
  return { Name: name, Count: count, OldestSeconds: oldestSeconds }
}

async function getHealth(call: PlatformCall): Promise<object> {
  const { db, actor } = call
  const state = await db.find<{ bytes: number; takesWrites: boolean; lowStock: number }>(sql`
    select pg_database_size(current_database())::float8 as bytes, ${takesWrites} as "takesWrites",
      (select count(distinct product_id)::int from inventory_records
        where marketplace_id = ${actor.marketplace} and quantity_available <= notification_point) as "lowStock"`)
  const check = await db.find<{ at: Date }>(sql`select at from invariant_checks order by at desc limit 1`)
  const findings = await listFindings(db, actor.marketplace)
  const jobs = await listTroubledJobs(db, platformTaskNames)
  return {
    TakesWrites: state?.takesWrites ?? false,
    DatabaseBytes: state?.bytes ?? 0,
    Queues: await Promise.all(queuesOf(call).map((queue) => namedQueue(db, queue))),
    Jobs: jobs.map(({ id, task, status, attempts, maxAttempts, problem, dueAt }) => ({
      ID: id,
      Task: task,
      Status: status,
      AttemptCount: attempts,
      MaxAttempts: maxAttempts,
      Problem: problem,
      DateDue: dueAt,
    })),
    RulesChecked: check?.at ?? null,
    BrokenRules: findings.map(({ Rule }) => Rule),
    Findings: findings,
    LowStockProducts: state?.lowStock ?? 0,
  }
}

async function retry(call: PlatformCall): Promise<undefined> {
  const id = pathParameter(call, 'jobID')
  if (!(await retryJob(call.db, id, platformTaskNames))) throw notFound('Job', id)
}

/** A check reads all orders, which may take longer than a request, so a worker makes it. Asked twice it runs once. */
async function checkRules({ db }: PlatformCall): Promise<undefined> {
  await db.rows(sql`
    select from graphile_worker.add_job('check-invariants', job_key => 'check-invariants', max_attempts => 3)`)
}

export const healthHandlers: PlatformHandlers = {
  'Health.Get': getHealth,
  'Health.RetryJob': retry,
  'Health.CheckRules': checkRules,
}
