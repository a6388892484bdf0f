import { Product } from '@tessera/contract/platform/catalog/products'
import { findChangedFields } from '@tessera/domain/changes/find-changed-fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'

type Fields = Record<string, unknown>
const find = (was: Fields, current: Fields, patch?: Fields) =>
  findChangedFields({ model: Product, was, patch }, current)

test('a field with another value is named', () => {
  expect(find({ Name: 'Old', Active: true }, { Name: 'New', Active: true }, { Name: 'Mine' })).toEqual(['Name'])
})

test('fields that the editor did not see are not compared', () => {
  expect(find({ Name: 'Old' }, { Name: 'Old', Description: 'New' }, { Name: 'Mine' })).toEqual([])
})

test('unset and null are the same, and so are keys in another order', () => {
  expect(find({ Description: null }, {}, { Description: 'Mine' })).toEqual([])
  expect(find({ xp: { a: [{ b: 1, c: 2 }] } }, { xp: { a: [{ c: 2, b: 1 }] } })).toEqual([])
})

test('a sold box is no conflict with a new notification point, and it is with a new count', () => {
  const now = { Inventory: { QuantityAvailable: 9, NotificationPoint: 1 } }
  const point = { Inventory: { NotificationPoint: 1 } }
  const count = { Inventory: { QuantityAvailable: 10 } }
  expect(find(point, now, { Inventory: { NotificationPoint: 5 } })).toEqual([])
  expect(find(count, now, { Inventory: { QuantityAvailable: 20 } })).toEqual(['Inventory.QuantityAvailable'])
})

test('xp is compared where the patch writes, at every depth', () => {
  const now = { xp: { a: { b: 1, c: 2 }, d: 3 } }
  expect(find({ xp: { a: { b: 1 } } }, now, { xp: { a: { b: 5 } } })).toEqual([])
  expect(find({ xp: { a: { b: 0 } } }, now, { xp: { a: { b: 5 } } })).toEqual(['xp.a.b'])
  // a name that the editor adds was not there
  expect(find({ xp: {} }, now, { xp: { d: 5 } })).toEqual(['xp.d'])
  expect(find({ xp: null }, now, { xp: { e: 5 } })).toEqual([])
  // a text in place of an object takes everything in it away
  expect(find({ xp: { a: { b: 1 } } }, now, { xp: { a: 'text' } })).toEqual(['xp.a'])
})

test('a write that replaces the record is compared whole', () => {
  expect(find({ xp: { a: 1 } }, { xp: { a: 1, b: 2 } })).toEqual(['xp'])
})

test('an unchanged record is no conflict, whatever is in it', () => {
  const records = fc.dictionary(fc.constantFrom('Name', 'xp', 'Inventory', 'Description'), fc.jsonValue())
  fc.assert(
    fc.property(records, records, (record, patch) => {
      const same = structuredClone(record) as Fields
      expect(find(record as Fields, same)).toEqual([])
      expect(find(record as Fields, same, patch as Fields)).toEqual([])
    }),
  )
})
