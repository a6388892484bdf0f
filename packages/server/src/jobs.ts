import { EventEmitter } from 'node:events'
import { Logger as JobLogger, type Runner, run, runMigrations, type TaskList, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'
import { hideWorker, showWorker, watchAbandonedJobs } from './abandoned-jobs.ts'
import { traceJobs } from './tracing/trace-jobs.ts'

/** Job name → function. */
export type JobHandlers = Record<string, (payload: unknown) => Promise<void>>

export interface JobsOptions {
  pool: pg.Pool
  tasks: TaskList
  /** Cron lines: `0 3 * * * rotate-keys`. */
  crontab: string
  logger: Logger
  /**
   * Channel → called for each of its notifications, and after each connect, because notifications before it are lost.
   * The queue listens anyway, so they need no connection of their own.
   */
  channels?: Record<string, () => void>
  /** Pause between two looks for jobs of processes that are gone. */
  lookMilliseconds?: number
}

/** A lost connection of a worker is made again within a minute, the longest pause of the queue. */
const usualLookMilliseconds = 65_000

/**
 * A notification wakes the worker for a job that is due, so polling only finds jobs with a later start: retries and
 * jobs with a delay. Each of the two runners of a process polls.
 */
const pollMilliseconds = 10_000

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const

/** The schema of the queue's tables. */
export const jobSchema = 'graphile_worker'

/** Creates the queue's tables, which are needed to add a job even without a worker. */
export const prepareJobs = (pool: pg.Pool): Promise<void> => runMigrations({ pgPool: pool })

/** The queue is in the same database: a job is added in the transaction of the change it belongs to. */
export async function startJobs({
  pool,
  tasks,
  crontab,
  logger,
  channels = {},
  lookMilliseconds = usualLookMilliseconds,
}: JobsOptions): Promise<Runner> {
  const events = hearChannels(channels)
  const runner = await run({
    pgPool: pool,
    taskList: traceJobs(tasks),
    crontab,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: pollMilliseconds,
    events,
    logger: new JobLogger(() => (level, message) => logger[levels[level]]({ event: 'job' }, message)),
  })
  const timer = setInterval(freeAbandonedJobs(pool, logger), lookMilliseconds).unref()
  events.once('stop', () => clearInterval(timer))
  return runner
}

function freeAbandonedJobs(pool: pg.Pool, logger: Logger): () => Promise<void> {
  const look = watchAbandonedJobs(pool)
  return async () => {
    try {
      const jobs = await look()
      if (jobs > 0) logger.warn({ event: 'jobs-freed', jobs }, 'jobs of a process that is gone run again')
    } catch (error) {
      // the next look repeats it
      logger.warn({ event: 'job', err: error }, 'jobs of processes that are gone were not looked for')
    }
  }
}

/** Also shows on the same connection that the worker is there. */
function hearChannels(channels: Record<string, () => void>): WorkerEvents {
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:listen:success', ({ client, workerPool }) => {
    showWorker(client, workerPool.id)
    // a lost connection also ends the queue's own listening, which then connects again
    for (const [channel, hear] of Object.entries(channels))
      client.query(`listen ${client.escapeIdentifier(channel)}`).then(hear, () => {})
  })
  events.on('pool:listen:notification', ({ message }) => channels[message.channel]?.())
  events.on('pool:listen:release', ({ client, workerPool }) => {
    hideWorker(client, workerPool.id)
    for (const channel of Object.keys(channels))
      client.query(`unlisten ${client.escapeIdentifier(channel)}`).catch(() => {})
  })
  return events
}
