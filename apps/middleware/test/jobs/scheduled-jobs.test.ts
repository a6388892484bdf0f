import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { processEnded } from '@tessera/server/abandoned-jobs'
import { type Database, openDatabase } from '@tessera/server/database'
import { listTroubledJobs } from '@tessera/server/job-report'
import { startJobs } from '@tessera/server/jobs'
import { createLog } from '@tessera/server/log'
import { runAlone } from '@tessera/server/run-alone'
import { type ScheduledJob, scheduledCrontab, scheduledTasks } from '@tessera/server/scheduled-jobs'
import { sql } from '@tessera/server/sql'
import { closeAfterFile } from '@tessera/testing/close-after-file'
import { ownShopDatabase } from '@tessera/testing/own-database'
import { testTimeouts } from '@tessera/testing/test-database'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

const url = await ownShopDatabase()
const openOne = (): Database => {
  const opened = openDatabase({ url, schema: 'shop', maxConnections: 6, timeouts: testTimeouts })
  closeAfterFile(() => opened.close())
  return opened
}
const database = openOne()
const { pool } = database
const logger = createLog({ service: 'test', level: 'fatal' })

beforeEach(async () => {
  await database.rows(sql`delete from graphile_worker._private_jobs`)
  await database.rows(sql`delete from graphile_worker._private_known_crontabs`)
})

const start = (jobs: readonly ScheduledJob[], db = database) =>
  startJobs({ pool: db.pool, tasks: scheduledTasks(db, jobs), crontab: scheduledCrontab(jobs), logger })

/** A daily job that was due half a day ago, and a count of its runs. */
function aDailyJob() {
  const hour = (new Date().getUTCHours() + 12) % 24
  const job = { name: 'count', schedule: `0 ${hour} * * *`, backfill: '1d', work: async () => counted.runs++ }
  const counted = { job, runs: 0 }
  return counted
}

const knownFor = (days: number) =>
  database.rows(sql`
    insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values ('count', now() - make_interval(days => ${days}::int), now() - make_interval(days => ${days}::int))`)

const isIdle = async () => (await database.rows(sql`select from graphile_worker.jobs`)).length === 0

test('a job does not start while another process runs it', async () => {
  const { promise: end, resolve } = Promise.withResolvers<void>()
  const started = Promise.withResolvers<void>()
  const first = runAlone(pool, 'slow', () => {
    started.resolve()
    return end
  })
  await started.promise
  await runAlone(pool, 'slow', () => expect.fail('it ran twice at once'))
  let others = 0
  await runAlone(pool, 'another', async () => others++)
  expect(others).toBe(1)
  resolve()
  await first
})

test('a job that failed can run again', async () => {
  await expect(runAlone(pool, 'fails', () => Promise.reject(new Error('not now')))).rejects.toThrow('not now')
  let runs = 0
  await runAlone(pool, 'fails', async () => runs++)
  expect(runs).toBe(1)
})

test('a process that dies in the middle of a job does not block it', async () => {
  await runAlone(pool, 'dies', async () => {
    await database.rows(sql`
      select pg_terminate_backend(pid, 5000) from pg_locks
      where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`)
  })
  let runs = 0
  await runAlone(pool, 'dies', async () => runs++)
  expect(runs).toBe(1)
})

test('a new job is not made up for', async () => {
  const daily = aDailyJob()
  const runner = await start([daily.job])
  await runner.stop()
  expect(await isIdle()).toBe(true)
  expect(daily.runs).toBe(0)
})

test('days without the shop are made up for by one run, whichever of two processes starts first', async () => {
  await knownFor(3)
  const daily = aDailyJob()
  const runners = await Promise.all([start([daily.job]), start([daily.job], openOne())])
  await expect.poll(() => daily.runs).toBe(1)
  await expect.poll(isIdle).toBe(true)
  await Promise.all(runners.map((runner) => runner.stop()))
  expect(daily.runs).toBe(1)
})

test('a daily job runs once a day though every process ends within the hour', async () => {
  const daily = aDailyJob()
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  for (let hoursAgo = 24; hoursAgo >= 0; hoursAgo--) {
    vi.setSystemTime(now - hoursAgo * 3_600_000)
    const runner = await start([daily.job])
    await runner.stop()
  }
  const runner = await start([daily.job])
  await expect.poll(() => daily.runs).toBe(1)
  await expect.poll(isIdle).toBe(true)
  await runner.stop()
  expect(daily.runs).toBe(1)
})

/** A worker that looks often for jobs of processes that are gone, and counts its runs of the job. */
async function aWatchfulWorker() {
  const worked = { runs: 0 }
  const tasks = { last: async () => void worked.runs++ }
  const runner = await startJobs({ pool: openOne().pool, tasks, crontab: '', logger, lookMilliseconds: 50 })
  onTestFinished(() => runner.stop())
  return worked
}

const addLastJob = () => database.rows(sql`select graphile_worker.add_job('last', max_attempts => 1)`)
const isTaken = async () =>
  (await database.rows(sql`select from graphile_worker.jobs where locked_at is not null`)).length === 1

test('a job of a process that was killed runs again, also in its last attempt; one that runs is left alone', async () => {
  await addLastJob()
  const program = fileURLToPath(new URL('stuck-worker.ts', import.meta.url))
  const stuck = spawn(process.execPath, [program, url], { stdio: 'ignore' })
  onTestFinished(() => void stuck.kill('SIGKILL'))
  await expect.poll(isTaken, { timeout: 5000 }).toBe(true)
  const worked = await aWatchfulWorker()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(worked.runs).toBe(0)
  stuck.kill('SIGKILL')
  await expect.poll(() => worked.runs).toBe(1)
  await expect.poll(isIdle).toBe(true)
})

test('a job under which two processes ended is given up and says so', async () => {
  await addLastJob()
  await database.rows(sql`
    update graphile_worker._private_jobs
    set locked_at = now(), locked_by = 'gone', attempts = 1, last_error = ${processEnded}`)
  const worked = await aWatchfulWorker()
  await expect.poll(isTaken).toBe(false)
  expect(await listTroubledJobs(database, ['last'])).toMatchObject([{ status: 'GivenUp', problem: processEnded }])
  expect(worked.runs).toBe(0)
})
