import {
  decideCollectionAccess,
  defaultInvitationEnd,
  findAnswerProblem,
  findEntryProblem,
  hasCollectionAccess,
  isInvitationEnd,
} from '@tessera/domain/catalog/product-collections'
import { expect, test } from 'vitest'

const stranger = { isOwner: false, accessLevel: 'Private', isMember: false, isAdmin: false } as const

test('a private collection is closed to strangers, and the other levels are open to read', () => {
  expect(decideCollectionAccess(stranger)).toBe('none')
  expect(decideCollectionAccess({ ...stranger, accessLevel: 'Public' })).toBe('read')
  expect(decideCollectionAccess({ ...stranger, accessLevel: 'Shareable' })).toBe('read')
})

test('invited people read, invited administrators write, and the owner may do everything', () => {
  expect(decideCollectionAccess({ ...stranger, isMember: true })).toBe('read')
  expect(decideCollectionAccess({ ...stranger, isMember: true, isAdmin: true })).toBe('write')
  expect(decideCollectionAccess({ ...stranger, isOwner: true })).toBe('own')
  expect([hasCollectionAccess('read', 'write'), hasCollectionAccess('own', 'write')]).toEqual([false, true])
})

test('a full collection takes no new product, but one that is there stays', () => {
  expect(findEntryProblem(500, false)).toBe('ProductCollection.ProductEntryLimit')
  expect(findEntryProblem(500, true)).toBeUndefined()
  expect(findEntryProblem(499, false)).toBeUndefined()
})

test('an own invitation and an accepted one are not answered', () => {
  expect(findAnswerProblem({ isOwn: true, isAccepted: false })).toBe(
    'ProductCollection.CannotAcceptOrDeclineOwnInvitation',
  )
  expect(findAnswerProblem({ isOwn: false, isAccepted: true })).toBe('ProductCollection.AlreadyAcceptedInvitation')
  expect(findAnswerProblem({ isOwn: false, isAccepted: false })).toBeUndefined()
})

test('an invitation ends after now and within a year, by default after 30 days', () => {
  const now = new Date('2027-03-01T12:00:00Z')
  expect(isInvitationEnd(now, now)).toBe(false)
  expect(isInvitationEnd(new Date('2028-03-01T12:00:00.001Z'), now)).toBe(false)
  expect(isInvitationEnd(new Date('2028-03-01T12:00:00Z'), now)).toBe(true)
  expect(defaultInvitationEnd(now).toISOString()).toBe('2027-03-31T12:00:00.000Z')
})
