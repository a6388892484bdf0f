import type { JustPlaced, TakePlace } from './just-placed.ts'
import { workingAttempts } from './working-attempts.ts'

/** Orders that are being followed at a time: the customers at the checkout come first. */
const maxRunning = 4
/** Together they take far less time than a lease lasts. */
const maxTaken = 40

export interface Follower {
  takePlace: TakePlace
  /** Finishes what was begun. */
  close(): Promise<void>
}

/** Does in this process what follows a placed order. An order for which it has no place is left to the job queue. */
export function createFollower(
  follow: (placed: JustPlaced) => Promise<void>,
  report: (error: unknown, placed: JustPlaced) => void,
): Follower {
  const waiting: { placed: JustPlaced; endWork: () => void }[] = []
  const running = new Set<Promise<void>>()
  let taken = 0
  let isClosed = false
  const run = async (placed: JustPlaced) => {
    await follow(placed).catch((error) => report(error, placed))
    taken -= 1
  }
  const runNext = () => {
    const next = running.size < maxRunning ? waiting.shift() : undefined
    if (!next) return
    const turn = run(next.placed).finally(() => {
      next.endWork()
      running.delete(turn)
      runNext()
    })
    running.add(turn)
  }
  const takePlace: TakePlace = () => {
    if (isClosed || taken >= maxTaken) return undefined
    taken += 1
    return (placed) => {
      if (!placed) {
        taken -= 1
        return
      }
      waiting.push({ placed, endWork: workingAttempts.begin(placed.attempt.id) })
      runNext()
    }
  }
  const close = async () => {
    isClosed = true
    while (running.size > 0) await Promise.all(running)
  }
  return { takePlace, close }
}
