import type { Operation } from '@tessera/contract/kit/operation'
import { getOperation } from '@tessera/contract/platform/get-operation'
import { operations } from '@tessera/contract/platform/operations'
import { type Caller, mayCall } from '@tessera/domain/identity/may-call'
import { expect, test } from 'vitest'

const fullAccess = new Set(['FullAccess'])
const seller: Caller = { userType: 'admin', companyID: 'm', roles: fullAccess }
const buyer: Caller = { userType: 'buyer', companyID: 'own', roles: fullAccess }
const open = operations.filter((operation) => operation.open)
const closed = operations.filter((operation) => !operation.open)
const ids = (rows: readonly Operation[]): string[] => rows.map(({ id }) => id)

test('without a role only operations that ask for none may be called', () => {
  const called = closed.filter((one) => mayCall({ ...seller, roles: new Set() }, one, {}) !== 'Auth.InsufficientRoles')
  expect(ids(called)).toEqual(ids(closed.filter(({ roles }) => roles.length === 0)))
})

test('a role that the row does not name is not enough, and one that it names is', () => {
  const list = getOperation('Products.List')
  expect(mayCall({ ...seller, roles: new Set(['BuyerAdmin']) }, list, {})).toBe('Auth.InsufficientRoles')
  expect(mayCall({ ...seller, roles: new Set(['ProductReader']) }, list, {})).toBe('yes')
})

test('the roles are checked before the company, so that a stranger learns nothing', () => {
  const get = getOperation('Buyers.Get')
  expect(mayCall({ ...buyer, roles: new Set() }, get, { buyerID: 'other' })).toBe('Auth.InsufficientRoles')
  expect(mayCall(buyer, get, { buyerID: 'other' })).toBe('hidden')
})

test('users of other types do not call the rows of one type, whatever their roles', () => {
  for (const one of closed.filter(({ callers }) => callers && !callers.includes('buyer')))
    expect(mayCall(buyer, one, { buyerID: 'own' }), one.id).toBe('Auth.UserNotAuthorizedToAdmin')
})

test('a guest does not change the shared account, and shops', () => {
  const guest = { ...buyer, orderID: 'cart-1' }
  expect(mayCall(guest, getOperation('Me.Patch'), {})).toBe('Auth.AnonUserProhibited')
  expect(mayCall(guest, getOperation('Cart.CreateLineItem'), {})).toBe('yes')
})

test('an impersonator does not change credentials, cards or people, and orders', () => {
  const impersonated = { ...buyer, impersonator: 'clerk' }
  for (const id of ['Me.Patch', 'Me.CreateCreditCard', 'Users.Patch', 'UserGroups.Delete'])
    expect(mayCall(impersonated, getOperation(id), { buyerID: 'own' }), id).toBe('Auth.UserNotAuthorizedToAdmin')
  expect(mayCall(impersonated, getOperation('Users.List'), { buyerID: 'own' })).toBe('yes')
  expect(mayCall(impersonated, getOperation('Cart.Submit'), {})).toBe('yes')
})

test('a contributor touches lines alone: the rest of the order and the account are refused apart', () => {
  const contributor = { ...buyer, invitation: { id: 'i' } }
  expect(mayCall(contributor, getOperation('Cart.Submit'), {})).toBe('GroupOrder.CannotModify')
  expect(mayCall(contributor, getOperation('Me.Get'), {})).toBe('Auth.UserNotAuthorizedToAdmin')
  expect(mayCall(contributor, getOperation('LineItems.Create'), {})).toBe('yes')
})

test('open rows may be called by everyone', () => {
  expect(open.length).toBeGreaterThan(0)
  expect(open.every((one) => mayCall({ ...buyer, roles: new Set() }, one, {}) === 'yes')).toBe(true)
})

test('a seller with full access may call every row that is not for other types', () => {
  const refused = operations.filter((one) => mayCall(seller, one, {}) !== 'yes')
  expect(ids(refused)).toEqual(ids(operations.filter(({ callers }) => callers && !callers.includes('admin'))))
})
