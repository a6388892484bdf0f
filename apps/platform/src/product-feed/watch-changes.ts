import type { Queryable } from '@tessera/server/database'
import { type FeedPosition, findBehind } from './feed-position.ts'

export interface ChangeWatch {
  /** True if there is a change after the position before the timeout or the reader's disconnect. */
  until(position: FeedPosition, milliseconds: number, onGone: (gone: () => void) => unknown): Promise<boolean>
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
const everyMilliseconds = 250

export function watchChanges(db: Queryable): ChangeWatch {
  const waiters = new Set<Waiter>()
  let isClosed = false
  let isLooking = false
  const scheduleCheck = () => {
    if (isLooking || waiters.size === 0) return
    isLooking = true
    setTimeout(async () => {
      await wakeBehind(db, [...waiters])
      isLooking = false
      scheduleCheck()
    }, everyMilliseconds)
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
        scheduleCheck()
      }),
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
