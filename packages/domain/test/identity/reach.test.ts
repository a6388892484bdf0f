import { operations } from '@tessera/contract/platform/operations'
import { decideReach } from '@tessera/domain/identity/reach'
import { expect, test } from 'vitest'

const buyer = { userType: 'buyer', companyID: 'own' } as const
const supplier = { userType: 'supplier', companyID: 'own' } as const
const writes = operations.filter(({ verb }) => verb !== 'GET')

test('the seller reaches everything', () => {
  const admin = { userType: 'admin', companyID: 'm' } as const
  expect(operations.every((one) => decideReach(admin, one, {}) === 'yes')).toBe(true)
})

test('a buyer user reaches no other buyer, except to impersonate where a configuration allows it', () => {
  const reached = operations
    .filter(({ path }) => path.startsWith('/buyers/:buyerID'))
    .filter((one) => decideReach(buyer, one, { buyerID: 'other' }) === 'yes')
  expect(reached.map(({ id }) => id)).toEqual(['Users.GetAccessToken'])
})

test('a supplier user reaches no other supplier and writes to no buyer', () => {
  const reached = writes
    .filter(({ path }) => /^\/(buyers|buyerusers|suppliers\/:)/.test(path))
    .filter((one) => decideReach(supplier, one, { buyerID: 'b', supplierID: 'other' }) === 'yes')
  expect(reached.map(({ id }) => id)).toEqual([])
})

test('only the seller creates, deletes or moves between companies', () => {
  for (const id of ['Buyers.Create', 'Buyers.Delete', 'Suppliers.Create', 'Suppliers.Delete', 'Users.Move']) {
    const operation = operations.find((one) => one.id === id)
    for (const who of [buyer, supplier])
      expect(operation && decideReach(who, operation, { buyerID: 'own', supplierID: 'own' })).toBe('forbidden')
  }
})
