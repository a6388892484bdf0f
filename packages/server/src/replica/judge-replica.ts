/** A position in the primary's log of writes, in bytes, and when this process began to ask for it. */
export interface PrimaryPosition {
  at: number
  /** The server that answered (`database_node()`). */
  node: string
  position: number
}

/** A position in the log that the replica has replayed, and which primary it follows. */
export interface ReplicaPosition {
  isStandby: boolean
  /** The primary that last left its name in the tables that the replica shows. */
  beacon: string | null
  position: number
}

export const replicaFaults = {
  unasked: 'it was not asked yet',
  unreachable: 'it does not answer',
  writable: 'it takes writes: DATABASE_REPLICA_URL leads to a primary, or the standby was promoted',
  stranger: 'it does not show what this primary wrote: it follows another server, or is far behind',
  behind: 'it is more than 2 s behind, or the primary does not answer',
} as const
export type ReplicaFault = keyof typeof replicaFaults

/** Answers may be 2 s old; the rest of it is for waiting and reading. */
export const maxAgeMilliseconds = 1500

/** True if the replica has everything that this primary had committed when it named this position. */
export const hasReplayed = (replica: ReplicaPosition, { node, position }: Omit<PrimaryPosition, 'at'>): boolean =>
  replica.isStandby && replica.beacon === node && replica.position >= position

/**
 * The last moment, of this process's own clock, whose commits are all on the replica. Times of servers are not compared:
 * the time of the last commit says nothing while the primary is idle.
 */
export const findFreshMoment = (positions: readonly PrimaryPosition[], replica: ReplicaPosition): number | undefined =>
  positions.findLast((one) => hasReplayed(replica, one))?.at

export interface ReplicaSighting {
  replica: ReplicaPosition
  /** The primary of the same look. */
  node: string
  freshAt: number | undefined
}

/** Why the replica must not answer now, if there is a reason. */
export function findReplicaFault(
  { replica, node, freshAt }: ReplicaSighting,
  now: number,
): Exclude<ReplicaFault, 'unasked' | 'unreachable'> | undefined {
  if (!replica.isStandby) return 'writable'
  if (replica.beacon !== node) return 'stranger'
  return freshAt === undefined || now - freshAt > maxAgeMilliseconds ? 'behind' : undefined
}
