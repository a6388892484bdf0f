import { isDeepStrictEqual } from 'node:util'
import { type Operation, parametersOf } from '@tessera/contract/kit/operation'
import { operations, resources, singletons } from '@tessera/contract/platform/operations'
import { expect, test } from 'vitest'
import { menuLabel } from '../app/generic/menu.ts'
import { findOperation, findRead } from '../app/operations/find-operation.ts'
import { formHref, hrefOf, placeOf } from '../app/operations/places.ts'
import { goPlaces } from '../app/shell/go-places.ts'
import { staffPages } from '../app/shell/staff-pages.ts'

const valuesFor = ({ path }: Operation) => Object.fromEntries(parametersOf(path).map((name) => [name, `a-${name}`]))

/** Whether the address of an operation leads back to the operation and its values. */
function isReached(operation: Operation): boolean {
  const values = valuesFor(operation)
  const href = hrefOf(operation, values)
  if (placeOf(operation).screen === 'operation') {
    const id = /^\/operations\/([\w.]+)/.exec(href)?.[1] ?? ''
    return href === formHref(operation, values) && findOperation(id) === operation
  }
  const found = findRead(href.replace(/^\/[rs]\//, ''))
  return found?.operation === operation && isDeepStrictEqual(found.params, values)
}

test('every operation has a place', () => {
  expect(operations.filter((operation) => !isReached(operation)).map(({ id }) => id)).toEqual([])
  expect(operations.length).toBeGreaterThanOrEqual(638)
})

test('an unknown path is no place, and a fixed word wins over an ID', () => {
  expect(findRead('nothing/here')).toBeUndefined()
  expect(findRead('')).toBeUndefined()
  expect(findRead('products/x/../y')).toBeUndefined()
  expect(findRead('catalogs/assignments')?.operation.id).toBe('Catalogs.ListAssignments')
  expect(findRead('catalogs/summer')?.operation.id).toBe('Catalogs.Get')
  expect(findRead('Products/%E0%A4%A')?.params).toEqual({ productID: '%E0%A4%A' })
})

test('a dot is never a value of a path', () => {
  const read = findOperation('Products.Get')
  expect(read && hrefOf(read, { productID: '..' })).toBe('/operations/Products.Get?productID=..')
})

test('the menu has every collection without a parent, and every setting', () => {
  const collections = resources
    .filter(({ path }) => parametersOf(path).length === 1 && !path.startsWith('/cart'))
    .map(({ tag, named }) => `${tag}.List${named?.many ?? ''}`)
  const settings = singletons.map(({ tag, names }) => `${tag}.${names?.Get ?? 'Get'}`)
  expect([...collections, ...settings].filter((id) => !menuLabel(id) || !findOperation(id))).toEqual([])
})

test.each(['admin', 'supplier'] as const)('every page of the menu has a key of its own for an %s', (userType) => {
  const pages = staffPages.filter(({ only = userType }) => only === userType)
  const menu = [{ title: 'Companies', items: [{ label: 'Buyers', href: '/r/buyers' }] }]
  const keys = goPlaces(userType === 'admin' ? pages : pages.filter(({ read }) => !read.path.startsWith('/api/')), menu)
  expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length)
  for (const { key } of keys) expect(key).toMatch(/^[a-zA-Z]$/)
})
