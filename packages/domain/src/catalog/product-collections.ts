import type { ErrorCode } from '@tessera/contract/errors'

/** Entries a collection may have. */
export const maxCollectionEntries = 500

/** The relation of a user to a collection of the user's buyer. */
export interface CollectionRelation {
  isOwner: boolean
  accessLevel: 'Private' | 'Public' | 'Shareable'
  /** Whether the user has accepted an invitation, and one with the Admin flag. */
  isMember: boolean
  isAdmin: boolean
}

const accessRanks = ['none', 'read', 'write', 'own'] as const
export type CollectionAccess = (typeof accessRanks)[number]

/** Everyone of the buyer may read a collection that is not private; only invited administrators may change it. */
export function decideCollectionAccess({
  isOwner,
  accessLevel,
  isMember,
  isAdmin,
}: CollectionRelation): CollectionAccess {
  if (isOwner) return 'own'
  if (isMember && isAdmin) return 'write'
  return isMember || accessLevel !== 'Private' ? 'read' : 'none'
}

export const hasCollectionAccess = (access: CollectionAccess, needed: CollectionAccess): boolean =>
  accessRanks.indexOf(access) >= accessRanks.indexOf(needed)

/** A product that is in the collection already takes no more room. */
export const findEntryProblem = (entries: number, isThere: boolean): ErrorCode | undefined =>
  !isThere && entries >= maxCollectionEntries ? 'ProductCollection.ProductEntryLimit' : undefined

/** An invitation is answered once, and never by the owner of the collection or the person who sent it. */
export function findAnswerProblem(invitation: { isOwn: boolean; isAccepted: boolean }): ErrorCode | undefined {
  if (invitation.isOwn) return 'ProductCollection.CannotAcceptOrDeclineOwnInvitation'
  return invitation.isAccepted ? 'ProductCollection.AlreadyAcceptedInvitation' : undefined
}

const day = 86_400_000

/** An invitation ends after 30 days unless it names another date. */
export const defaultInvitationEnd = (now: Date): Date => new Date(now.getTime() + 30 * day)

/** An invitation ends after now and at most a year later. */
export function isInvitationEnd(end: Date, now: Date): boolean {
  const latest = new Date(now)
  latest.setUTCFullYear(now.getUTCFullYear() + 1)
  return end > now && end <= latest
}
