import type { Queryable } from '@tessera/server/database'
import { type FeedPosition, findBehind } from './feed-position.ts'

export interface ChangeWatch {
  /** True if there is a change after the position before the timeout or the reader's disconnect. */
  until(position: FeedPosition, milliseconds: number, onGone: (gone: () => void) => unknown): Promise<boolean>
  /** Says that this process has written something: the next check comes sooner. */
  hint(): void
  /** Answers all waiting readers at once and stops waiting. */
  close(): void
}

interface Waiter {
  position: FeedPosition
  wake(isBehind: boolean): void
}

/**
 * One query for all waiting readers. A notification per commit would serialize writers; without readers there is no
 * query.
 */
const busyMilliseconds = 250
/** Without a write of this process there are only those of other processes to find. */
const idleMilliseconds = 1000
/** A change is visible once older transactions have ended, so one check after a write may be too early. */
const busyPeriodMilliseconds = 5000

export function watchChanges(db: Queryable): ChangeWatch {
  const waiters = new Set<Waiter>()
  let isClosed = false
  let isChecking = false
  let busyUntil = 0
  let timer: NodeJS.Timeout | undefined
  const check = async () => {
    timer = undefined
    isChecking = true
    if (waiters.size > 0) await wakeBehind(db, [...waiters])
    isChecking = false
    scheduleCheck(Date.now() < busyUntil ? busyMilliseconds : idleMilliseconds)
  }
  const scheduleCheck = (milliseconds: number) => {
    if (!isChecking && waiters.size > 0) timer ??= setTimeout(check, milliseconds)
  }
  const hint = () => {
    const wasIdle = Date.now() >= busyUntil
    busyUntil = Date.now() + busyPeriodMilliseconds
    if (!wasIdle) return
    clearTimeout(timer)
    timer = undefined
    scheduleCheck(busyMilliseconds)
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
        scheduleCheck(busyMilliseconds)
      }),
    hint,
    close: () => {
      isClosed = true
      for (const { wake } of waiters) wake(false)
    },
  }
}

async function wakeBehind(db: Queryable, waiters: readonly Waiter[]): Promise<void> {
  const everybody = [...waiters.keys()]
  // if the query fails, each reader queries for itself and gets the error
  const behind = await findBehind(
    db,
    waiters.map(({ position }) => position),
  ).catch(() => everybody)
  for (const place of behind) waiters[place]?.wake(true)
}
