import type { Logger } from 'pino'

export interface IntervalJob {
  name: string
  everySeconds: number
  /** May run twice, and in several processes at once, so it must be idempotent. */
  work(): Promise<unknown>
}

/**
 * Runs the jobs at their intervals while the process runs. A failed run is logged and tried again at the next interval.
 */
export function startIntervalJobs(jobs: readonly IntervalJob[], logger: Logger): { close(): void } {
  const timers = jobs.map(({ name, everySeconds, work }) => {
    const run = () => work().catch((error) => logger.warn({ err: error, job: name }, 'interval job failed'))
    return setInterval(run, everySeconds * 1000).unref()
  })
  return { close: () => timers.forEach(clearInterval) }
}
