import { LruCache } from '@tessera/server/lru-cache'
import { Mirror } from './mirror.ts'
import type { ChangeSnapshot } from './product-changes.ts'

interface Known {
  mirror: Mirror
  /** Time of the last update. */
  heard: number
}

const mirrors = new LruCache<Known>(20)
/** The change log is stored for a day; a mirror without updates for an hour is loaded again. */
const maxAway = 3_600_000

/** `key` names the marketplace and the server (`keyOn`). */
export function findMirror(key: string): Mirror | undefined {
  const { mirror, heard } = mirrors.get(key) ?? {}
  return heard !== undefined && performance.now() - heard < maxAway ? mirror : undefined
}

interface MirrorUpdate {
  key: string
  marketplace: string
  known: Mirror | undefined
  seen: ChangeSnapshot
}

/** Adds the changes that a statement saw to the mirror, or creates one with that snapshot. */
export function updateMirror({ key, marketplace, known, seen }: MirrorUpdate): Mirror {
  const mirror = known ?? findMirror(key) ?? new Mirror(marketplace, seen)
  if (known) known.hear(seen)
  mirrors.set(key, { mirror, heard: performance.now() })
  return mirror
}
