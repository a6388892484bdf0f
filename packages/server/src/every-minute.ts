import type { Logger } from 'pino'
import type { JobHandlers } from './jobs.ts'

const everyMinute = /^\* \* \* \* \* (\S+)/
export const minuteTask = 'look-for-work'

/**
 * Makes one job of all that are scheduled every minute. Each only looks whether there is work, and as a job of its own
 * that look costs less than taking the job and ending it. A failure is logged and delays no other; the next minute
 * repeats it.
 */
export function gatherMinuteJobs(
  tasks: JobHandlers,
  crontab: string,
  logger: Pick<Logger, 'error'>,
): { tasks: JobHandlers; crontab: string } {
  const lines = crontab.split('\n')
  const names = lines.flatMap((line) => everyMinute.exec(line)?.[1] ?? [])
  const runAll = async () => {
    for (const name of names)
      await tasks[name]?.({}).catch((error) => logger.error({ event: 'job', job: name, err: error }, 'a job failed'))
  }
  const others = lines.filter((line) => line !== '' && !everyMinute.test(line))
  return {
    tasks: { ...tasks, [minuteTask]: runAll },
    crontab: [...others, `* * * * * ${minuteTask} ?max=1&jobKey=${minuteTask}`, ''].join('\n'),
  }
}
