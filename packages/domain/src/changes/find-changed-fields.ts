import type { Model } from '@tessera/contract/kit/model'

type Fields = Readonly<Record<string, unknown>>

/** A write as an editor made it: `was` has the values of the changed fields as the editor saw them. */
export interface SeenChange {
  model: Model
  was: Fields
  /** The sent body of a patch; unset for a write that replaces or deletes the record. */
  patch: Fields | undefined
}

/**
 * The fields that no longer have the value which the editor saw. A patch merges xp at every depth and stock part by
 * part, so these are compared only where the patch writes: a sold box is no conflict with a new notification point.
 */
export function findChangedFields({ model, was, patch }: SeenChange, current: Fields): string[] {
  return Object.entries(was).flatMap(([field, value]) =>
    findDifferences(field, value, current[field], isMerged(model, field) ? patch?.[field] : undefined),
  )
}

/** A patch merges these part by part; all other fields are replaced whole. */
export const isMerged = ({ properties }: Model, field: string): boolean =>
  ['xp', 'columns'].includes(String(properties[field]?.['x-kind']))

function findDifferences(path: string, was: unknown, now: unknown, change: unknown): string[] {
  if (!isPlain(change) || !isPlain(was ?? {}) || !isPlain(now ?? {})) return isEqual(was, now) ? [] : [path]
  const [before, after] = [(was ?? {}) as Fields, (now ?? {}) as Fields]
  return [...new Set([...Object.keys(before), ...Object.keys(change)])].flatMap((key) =>
    findDifferences(`${path}.${key}`, before[key], after[key], change[key]),
  )
}

export const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Unset and null are the same, as on the wire. The order of keys is PostgreSQL's. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isEqual(item, other[at]))
  if (!isPlain(one) || !isPlain(other)) return (one ?? null) === (other ?? null)
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isEqual(one[key], other[key]))
}
