import {
  assignmentLevels,
  findFilterProblem,
  findLevelProblem,
  findPartyProblem,
} from '@tessera/domain/assignments/party'
import { expect, test } from 'vitest'

test('no assignment names two parties', () => {
  for (const model of Object.keys(assignmentLevels)) {
    expect(findPartyProblem(model, { BuyerID: 'b', SupplierID: 's' })).toBe(
      'PartyAssignment.CannotSpecifyBuyerAndSupplier',
    )
    expect(findPartyProblem(model, { UserID: 'u', UserGroupID: 'g' })).toBe('PartyAssignment.CannotSpecifyGroupAndUser')
  }
})

test('no list is filtered by a buyer and a supplier', () => {
  expect(findFilterProblem({ BuyerID: 'b', SupplierID: 's' })).toBe('PartyAssignment.CannotProvideBuyerAndSupplier')
  expect(findFilterProblem({ BuyerID: 'b' })).toBeUndefined()
  expect(findFilterProblem({ SupplierID: 's' })).toBeUndefined()
})

test.each(Object.entries(assignmentLevels))(
  '%s can be assigned at the levels of its row and no others',
  (model, allowed) => {
    const user = allowed.includes('user') ? undefined : 'PartyAssignment.UserLevelNotAllowed'
    const group = allowed.includes('group') ? undefined : 'PartyAssignment.GroupLevelNotAllowed'
    expect(findPartyProblem(model, { BuyerID: 'b', UserID: 'u' })).toBe(user)
    expect(findPartyProblem(model, { BuyerID: 'b', UserGroupID: 'g' })).toBe(group)
    expect(findPartyProblem(model, { BuyerID: 'b' })).toBeUndefined()
    expect(findLevelProblem(model, 'User')).toBe(user && 'PartyAssignment.InvalidUserLevel')
    expect(findLevelProblem(model, 'group')).toBe(group && 'PartyAssignment.InvalidGroupLevel')
    expect(findLevelProblem(model, undefined)).toBeUndefined()
  },
)
