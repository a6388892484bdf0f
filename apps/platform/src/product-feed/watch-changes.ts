import type { Queryable } from '@tessera/server/database'
import { type BehindReader, type FeedPosition, findBehind } from './feed-position.ts'

export interface ChangeWatch {
  /** True if there is a change after the position before the timeout or the reader's disconnect. */
  until(position: FeedPosition, milliseconds: number, onGone: (gone: () => void) => unknown): Promise<boolean>
  /** Says that this process has written something: the next check comes soon and tells the other processes. */
  hint(): void
  /** Says that another process has written something: the next check comes soon. */
  hear(): void
  /** Answers all waiting readers at once and stops waiting. */
  close(): void
}

interface Waiter {
  position: FeedPosition
  wake(isBehind: boolean): void
}

/**
 * One query for all waiting readers. A notification in each commit would serialize writers, so the checks send them, and
 * this is the shortest pause between two.
 */
const shortestMilliseconds = 250
/**
 * The longest pause while a change waits for an older transaction to end, since one check after a write may be too early,
 * and while other processes cannot tell of theirs, as after a fail-over. A change is then shown within two seconds.
 */
const uncertainMilliseconds = 500
/** Finds writes that no one announced: those of jobs and of other programs. */
const longestMilliseconds = 5000

/** Pauses double while nothing happens. `hearsOthers`: whether writes of other processes are heard of now. */
export function watchChanges(db: Queryable, sender = '', hearsOthers = () => true): ChangeWatch {
  const waiters = new Set<Waiter>()
  let isClosed = false
  let isChecking = false
  let hasWritten = false
  let pause = shortestMilliseconds
  let timer: NodeJS.Timeout | undefined
  const check = async () => {
    timer = undefined
    isChecking = true
    pause = Math.min(pause * 2, hearsOthers() ? longestMilliseconds : uncertainMilliseconds)
    const announcer = hasWritten ? sender : undefined
    hasWritten = false
    const hasHidden = (waiters.size > 0 || announcer) && (await wakeBehind(db, [...waiters], announcer))
    if (hasHidden) pause = Math.min(pause, uncertainMilliseconds)
    isChecking = false
    plan()
  }
  const plan = () => {
    if (!isChecking && !isClosed && (waiters.size > 0 || (hasWritten && sender))) timer ??= setTimeout(check, pause)
  }
  const hear = () => {
    if (pause === shortestMilliseconds && timer) return
    pause = shortestMilliseconds
    clearTimeout(timer)
    timer = undefined
    plan()
  }
  return {
    until: (position, milliseconds, onGone) =>
      new Promise((resolve) => {
        if (isClosed) return resolve(false)
        const wake = (isBehind: boolean) => {
          clearTimeout(limit)
          waiters.delete(waiter)
          resolve(isBehind)
        }
        const waiter = { position, wake }
        const limit = setTimeout(wake, milliseconds, false)
        waiters.add(waiter)
        onGone(() => wake(false))
        plan()
      }),
    hint: () => {
      hasWritten = true
      hear()
    },
    hear,
    close: () => {
      isClosed = true
      clearTimeout(timer)
      for (const { wake } of waiters) wake(false)
    },
  }
}

/** True if a change is not visible yet. */
async function wakeBehind(db: Queryable, waiters: readonly Waiter[], told: string | undefined): Promise<boolean> {
  // if the query fails, each reader queries for itself and gets the error
  const everybody = (): BehindReader[] => [...waiters.keys()].map((place) => ({ place, isVisible: true }))
  const behind = await findBehind(
    db,
    waiters.map(({ position }) => position),
    told,
  ).catch(everybody)
  for (const { place, isVisible } of behind) if (isVisible) waiters[place]?.wake(true)
  return behind.some(({ isVisible }) => !isVisible)
}
