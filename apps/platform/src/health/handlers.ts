import { notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import type { Queryable } from '@tessera/server/database'
import { listTroubledJobs, retryJob } from '@tessera/server/job-report'
import { dueJobs, failedJobs } from '@tessera/server/metrics/watch-queues'
import { type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
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

async function readQueue(db: Queryable, [name, question]: [string, Sql]) {
  const row = await db.find<{ count: number; seconds: number }>(question)
  return { Name: name, Count: row?.count ?? 0, OldestSeconds: Math.max(0, Math.round(row?.seconds ?? 0)) }
}

async function getHealth(call: PlatformCall): Promise<object> {
  const { db } = call
  const state = await db.find<{ bytes: number; takesWrites: boolean }>(sql`
    select pg_database_size(current_database())::float8 as bytes,
      not pg_is_in_recovery() and not current_setting('transaction_read_only')::boolean as "takesWrites"`)
  const check = await db.find<{ at: Date; broken: string[] }>(sql`
    select at, broken from invariant_checks order by at desc limit 1`)
  const jobs = await listTroubledJobs(db, platformTaskNames)
  return {
    TakesWrites: state?.takesWrites ?? false,
    DatabaseBytes: state?.bytes ?? 0,
    Queues: await Promise.all(queuesOf(call).map((queue) => readQueue(db, queue))),
    Jobs: jobs.map(({ id, task, status, attempts, maxAttempts, problem, dueAt }) => ({
      ...{ ID: id, Task: task, Status: status, AttemptCount: attempts, MaxAttempts: maxAttempts },
      ...{ Problem: problem, DateDue: dueAt },
    })),
    RulesChecked: check?.at ?? null,
    BrokenRules: check?.broken ?? [],
  }
}

async function retry(call: PlatformCall): Promise<undefined> {
  const id = pathParameter(call, 'jobID')
  if (!(await retryJob(call.db, id, platformTaskNames))) throw notFound('Job', id)
}

export const healthHandlers: PlatformHandlers = { 'Health.Get': getHealth, 'Health.RetryJob': retry }
