import type { Operation } from '@tessera/contract/kit/operation'

/** `recent`: up to 2 s old. `complete`: with everything that was committed before the request came. */
export type ReadNeed = 'recent' | 'complete'

/**
 * Finds out which state of the replica serves the caller; undefined if the primary answers. Guests write nothing that
 * such a row shows. Everyone else sees their own writes, whichever process took them, because the replica is complete.
 */
export function findReadNeed(
  { verb, reads }: Pick<Operation, 'verb' | 'reads'>,
  isGuest: boolean,
): ReadNeed | undefined {
  if (verb !== 'GET' || !reads) return undefined
  if (isGuest) return 'recent'
  return reads === 'replica' ? 'complete' : undefined
}
