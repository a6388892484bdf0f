import type { ChangesSeen } from './changes.ts'
import { Mirror } from './mirror.ts'

interface Known {
  mirror: Mirror
  /** When it last heard of changes. */
  heard: number
}

const known = new Map<string, Known>()
const maxKnown = 20
/** The log of changes is kept for a day; whoever was away for an hour begins anew. */
const maxAway = 3_600_000

export function findMirror(marketplace: string): Mirror | undefined {
  const { mirror, heard } = known.get(marketplace) ?? {}
  return heard !== undefined && performance.now() - heard < maxAway ? mirror : undefined
}

/** The mirror with what a statement saw; one that was not known when it was asked begins with that. */
export function keepMirror(marketplace: string, asked: Mirror | undefined, seen: ChangesSeen): Mirror {
  const mirror = asked ?? findMirror(marketplace) ?? new Mirror(marketplace, seen.xmin)
  if (asked) asked.hear(seen)
  known.delete(marketplace)
  known.set(marketplace, { mirror, heard: performance.now() })
  const [oldest] = known.keys()
  if (known.size > maxKnown && oldest !== undefined) known.delete(oldest)
  return mirror
}
