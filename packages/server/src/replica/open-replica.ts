import type { Logger } from 'pino'
import { type Database, type DatabaseOptions, isRetryable, openDatabase } from '../database.ts'
import { isConnectionLoss, isReadOnlyServer } from '../postgres-errors.ts'
import type { ReadNeed } from './find-read-need.ts'
import { type ReplicaFault, replicaFaults } from './judge-replica.ts'
import { ReplicaWatch } from './replica-watch.ts'

type Work<T> = (db: Database) => Promise<T>

export interface Replica {
  /** Runs a read on the replica, or on the primary if the replica is left out, lost meanwhile, or not complete in time. */
  read<T>(need: ReadNeed, work: Work<T>): Promise<T>
  /** Reads since the start, by the server that answered. */
  reads: Readonly<Record<'replica' | 'primary', number>>
  watch: Pick<ReplicaWatch, 'fault' | 'age' | 'look'>
  close(): Promise<void>
}

export interface ReplicaOptions extends Omit<DatabaseOptions, 'isReplica'> {
  primary: Database
  logger: Pick<Logger, 'warn' | 'info'>
  /** Looks at both servers all the time. Otherwise only complete reads are possible, and each looks by itself. */
  isWatched: boolean
}

const lookMilliseconds = 500

/** A connection to a standby for reads that are declared, with the primary to fall back on. */
export function openReplica({ primary, logger, isWatched, ...options }: ReplicaOptions): Replica {
  const standby = openDatabase({ ...options, isReplica: true })
  const pending = new PendingReads()
  let isOpen = true
  const watch = new ReplicaWatch({
    primary,
    standby,
    report: (fault, cause) => {
      if (isOpen) reportFault(logger, fault, cause)
      if (fault === 'unreachable') pending.giveUp()
    },
  })
  const reads = { replica: 0, primary: 0 }
  const readPrimary = <T>(work: Work<T>): Promise<T> => {
    reads.primary += 1
    return work(primary)
  }
  const isFit = (need: ReadNeed): boolean | Promise<boolean> =>
    isWatched && (need === 'recent' || !watch.isRecent) ? watch.isRecent : watch.isComplete()
  const timer = isWatched ? setInterval(() => watch.look(), lookMilliseconds) : undefined
  if (isWatched) watch.look()
  return {
    reads,
    watch,
    async read(need, work) {
      if (!(await isFit(need))) return readPrimary(work)
      try {
        const answer = await pending.follow(work(standby))
        reads.replica += 1
        return answer
      } catch (error) {
        if (!isReplicaFailure(error)) throw error
        return readPrimary(work)
      }
    },
    async close() {
      isOpen = false
      clearInterval(timer)
      await standby.close()
    },
  }
}

function reportFault(logger: ReplicaOptions['logger'], fault: ReplicaFault | undefined, cause: unknown): void {
  if (!fault) logger.info({ event: 'replica-used' }, 'the replica answers reads')
  else logger.warn({ event: 'replica-left-out', fault, err: cause }, `the replica is left out: ${replicaFaults[fault]}`)
}

class ReplicaLost extends Error {}

/** Reads on the replica. They do not wait for their statements when a look shows that it does not answer. */
class PendingReads {
  readonly #rejections = new Set<(error: Error) => void>()

  follow<T>(read: Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    this.#rejections.add(reject)
    read.then(resolve, reject).finally(() => this.#rejections.delete(reject))
    return promise
  }

  giveUp(): void {
    for (const reject of this.#rejections) reject(new ReplicaLost())
  }
}

/**
 * The primary can answer instead: the replica is gone, has canceled a statement because of what it replays, or takes no
 * writes that a read makes on the side. A statement that took too long is not tried there.
 */
function isReplicaFailure(error: unknown): boolean {
  if (error instanceof ReplicaLost || isRetryable(error) || isReadOnlyServer(error)) return true
  const { cause = error } = error as { cause?: unknown }
  return cause instanceof Error && isConnectionLoss(cause)
}
