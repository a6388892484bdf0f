import { operations } from '@tessera/contract/platform/operations'
import { mayFollow } from '@tessera/domain/changes/may-follow'
import type { Caller } from '@tessera/domain/identity/may-call'
import { expect, test } from 'vitest'

const seller = (...roles: string[]): Caller => ({ userType: 'admin', companyID: 'm', roles: new Set(roles) })
const supplier: Caller = { userType: 'supplier', companyID: 's', roles: new Set(['FullAccess']) }
const writes = operations.filter(({ verb, open }) => verb !== 'GET' && !open)
const follows = (caller: Caller, operation: string, params = {}) => mayFollow(caller, { operation, params })

test('carts, private records and writes outside the table are not followed', () => {
  for (const id of ['Cart.CreateLineItem', 'Me.Patch', 'Me.CreateAddress', 'Bulk.Save'])
    expect(follows(seller('FullAccess'), id), id).toBe(false)
})

test('who may not read a kind of record does not hear of it', () => {
  expect(follows(seller('BuyerReader'), 'Products.Patch')).toBe(false)
  expect(follows(seller('ProductReader'), 'Products.Patch')).toBe(true)
  expect(follows(seller('ProductReader'), 'Products.SaveAssignment')).toBe(true)
  expect(follows(seller('OrderReader'), 'Cart.Submit')).toBe(true)
  expect(writes.filter(({ id }) => follows(seller(), id)).filter(({ roles }) => roles.length > 0)).toEqual([])
})

test('a supplier receives events of its own company only', () => {
  expect(follows(supplier, 'SupplierUsers.Patch', { supplierID: 'other' })).toBe(false)
  expect(follows(supplier, 'Products.Patch', { productID: 'p' })).toBe(false)
  expect(follows(supplier, 'SupplierUsers.Patch', { supplierID: 's' })).toBe(true)
})

test('a seller with full access receives every other write', () => {
  const missed = writes.filter(({ id }) => !follows(seller('FullAccess'), id))
  const rest = missed.filter(({ tag, path }) => tag !== 'Cart' && !/^\/me(\/|$)/.test(path))
  expect(rest.map(({ id }) => id)).toEqual([])
})
