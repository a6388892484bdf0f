/** Runs the relay again soon, in this process. */
export interface RelayTimer {
  plan(): void
  /** Finishes a run that has begun. */
  close(): Promise<void>
}

const pauseMilliseconds = 1000

/**
 * Events wait until every older transaction has ended, which no one announces. A job with a later start would be found
 * by polling only, after up to ten seconds each time. What fails here is left to the relay of the next minute.
 */
export function createRelayTimer(relay: () => Promise<void>): RelayTimer {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let isClosed = false
  const run = () => {
    timer = undefined
    running = relay().catch(() => undefined)
  }
  return {
    plan: () => {
      if (!isClosed) timer ??= setTimeout(run, pauseMilliseconds)
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await running
    },
  }
}
