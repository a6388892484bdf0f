import { setTimeout as sleep } from 'node:timers/promises'
import { coalesce } from '../coalesce.ts'
import type { Database } from '../database.ts'
import { askPrimary, askReplica, leaveBeacon } from './ask-positions.ts'
import {
  findFreshMoment,
  findReplicaFault,
  hasReplayed,
  maxAgeMilliseconds,
  type PrimaryPosition,
  type ReplicaFault,
  type ReplicaPosition,
} from './judge-replica.ts'

/** A look without an answer for this long leaves the replica out. */
const lookSeconds = 1
/** How often and how long a complete read waits for the replica. */
const [tries, pauseMilliseconds] = [5, 20]

const now = (): number => performance.now()

interface WatchedServers {
  primary: Database
  standby: Database
  /** Called when the replica is left out or used again. */
  report(fault: ReplicaFault | undefined, cause?: unknown): void
}

/** Knows how old the replica's answers are, from looks at both servers. */
export class ReplicaWatch {
  readonly #servers: WatchedServers
  #positions: PrimaryPosition[] = []
  #freshAt: number | undefined
  #fault: ReplicaFault | undefined = 'unasked'
  readonly #look = coalesce(() => this.#lookAtBoth())

  constructor(servers: WatchedServers) {
    this.#servers = servers
  }

  get fault(): ReplicaFault | undefined {
    return this.#fault ?? (this.isRecent ? undefined : 'behind')
  }

  /** Seconds; undefined before the first look that succeeded. */
  get age(): number | undefined {
    return this.#freshAt === undefined ? undefined : (now() - this.#freshAt) / 1000
  }

  get isRecent(): boolean {
    return !this.#fault && this.#freshAt !== undefined && now() - this.#freshAt <= maxAgeMilliseconds
  }

  async look(): Promise<void> {
    await this.#look(undefined).catch(() => {})
  }

  /** Whether the replica has everything that was committed before this call, now or in a moment. */
  async isComplete(): Promise<boolean> {
    try {
      let { position, replica } = await this.#look(undefined)
      for (let at = 0; at < tries && !hasReplayed(replica, position); at++) {
        await sleep(pauseMilliseconds)
        replica = await this.#askStandby()
      }
      return hasReplayed(replica, position)
    } catch {
      return false
    }
  }

  /** The primary first: what it had then is compared with what the replica has afterward. */
  async #lookAtBoth(): Promise<{ position: PrimaryPosition; replica: ReplicaPosition }> {
    const primary = this.#servers.primary.within(lookSeconds)
    const at = now()
    const { beacon, ...seen } = await askPrimary(primary)
    if (beacon !== seen.node) await leaveBeacon(primary)
    const position = { at, ...seen }
    const replica = await this.#askStandby()
    if (this.#positions.some(({ node }) => node !== position.node)) this.#forget()
    const recent = this.#positions.filter(({ at }) => position.at - at <= maxAgeMilliseconds)
    this.#positions = [...recent, position]
    this.#freshAt = findFreshMoment(this.#positions, replica) ?? this.#freshAt
    this.#setFault(findReplicaFault({ replica, node: position.node, freshAt: this.#freshAt }, now()))
    return { position, replica }
  }

  /** After a fail-over or a restart, positions begin with those of the other server. */
  #forget(): void {
    this.#positions = []
    this.#freshAt = undefined
  }

  async #askStandby(): Promise<ReplicaPosition> {
    try {
      return await askReplica(this.#servers.standby.within(lookSeconds))
    } catch (error) {
      this.#setFault(isTableMissing(error) ? 'stranger' : 'unreachable', error)
      throw error
    }
  }

  #setFault(fault: ReplicaFault | undefined, cause?: unknown): void {
    if (fault === this.#fault) return
    this.#fault = fault
    this.#servers.report(fault, cause)
  }
}

/** Another database, or one from before the table was made. */
const isTableMissing = (error: unknown): boolean => (error as { code?: string }).code === '42P01'
