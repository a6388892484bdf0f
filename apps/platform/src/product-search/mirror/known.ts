import type { ChangesSeen } from './changes.ts'
import { Mirror } from './mirror.ts'

interface Known {
  mirror: Mirror
  /** Time of the last update. */
  heard: number
}

const known = new Map<string, Known>()
const maxKnown = 20
/** The change log is stored for a day; a mirror without updates for an hour is loaded again. */
const maxAway = 3_600_000

export function findMirror(marketplace: string): Mirror | undefined {
  const { mirror, heard } = known.get(marketplace) ?? {}
  return heard !== undefined && performance.now() - heard < maxAway ? mirror : undefined
}

/** Adds the changes that a statement saw to the mirror, or creates one with that snapshot. */
export function keepMirror(marketplace: string, asked: Mirror | undefined, seen: ChangesSeen): Mirror {
  const mirror = asked ?? findMirror(marketplace) ?? new Mirror(marketplace, seen.xmin)
  if (asked) asked.hear(seen)
  known.delete(marketplace)
  known.set(marketplace, { mirror, heard: performance.now() })
  const [oldest] = known.keys()
  if (known.size > maxKnown && oldest !== undefined) known.delete(oldest)
  return mirror
}
