import { setTimeout as wait } from 'node:timers/promises'

/** How many of this process work on an attempt, and what resolves when the last of them has ended. */
interface Work {
  workers: number
  ended: PromiseWithResolvers<void>
}

const working = new Map<string, Work>()

/** Longer than it takes to place an order under load, and far shorter than the provider waits for an answer. */
const holdMilliseconds = 2000

/** Attempts that requests, followers and jobs of this process are working on. */
export const workingAttempts = {
  /** Called before the work; the returned function is called once after it. */
  begin: (attemptId: string): (() => void) => {
    const work = working.get(attemptId) ?? { workers: 0, ended: Promise.withResolvers<void>() }
    working.set(attemptId, work)
    work.workers += 1
    return () => {
      work.workers -= 1
      if (work.workers > 0) return
      working.delete(attemptId)
      work.ended.resolve()
    }
  },
  /** Resolves when no one works on the attempt, after two seconds at the latest. */
  untilIdle: async (attemptId: string): Promise<void> => {
    const work = working.get(attemptId)
    if (!work) return
    const late = new AbortController()
    const hold = wait(holdMilliseconds, undefined, { signal: late.signal, ref: false }).catch(() => {})
    await Promise.race([work.ended.promise, hold])
    late.abort()
  },
}
