import type { Logger } from 'pino'

export interface Chore {
  name: string
  everySeconds: number
  /** May run twice, and in several processes at once: what is done is done again without harm. */
  work(): Promise<unknown>
}

/** Does small things again and again while the process runs; one that fails is told and tried next time. */
export function keepHouse(chores: readonly Chore[], logger: Logger): { close(): void } {
  const timers = chores.map(({ name, everySeconds, work }) => {
    const run = () => work().catch((error) => logger.warn({ err: error, chore: name }, 'a chore failed'))
    return setInterval(run, everySeconds * 1000).unref()
  })
  return { close: () => timers.forEach(clearInterval) }
}
