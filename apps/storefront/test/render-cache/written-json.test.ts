import { expect, test } from 'vitest'
import { jsonOf, keyOf, objectJson, writeOnce } from '../../app/render-cache/written-json.server.ts'

test('what was written once is the same JSON as before', () => {
  const record = { sku: '1', name: 'A "tile" <b>', at: { store: 3 } }
  const plain = JSON.stringify(record)
  expect(jsonOf(writeOnce(record))).toBe(plain)
  expect(JSON.stringify(record)).toBe(plain)
  expect([jsonOf(null), jsonOf('a'), jsonOf([1])]).toEqual(['null', '"a"', '[1]'])
})

test('other props are another key, whether they were written before or not', () => {
  const record = { sku: '1' }
  const key = keyOf({ record, store: null, isFirst: true })
  expect(keyOf({ record: writeOnce({ sku: '1' }), store: null, isFirst: true })).toBe(key)
  expect(keyOf({ record: writeOnce({ sku: '2' }), store: null, isFirst: true })).not.toBe(key)
  expect(keyOf({ record, store: null, isFirst: false })).not.toBe(key)
})

test('an object with a written field is the same object', () => {
  const records = [{ sku: '1' }, { sku: '2' }]
  const rest = { total: 2, page: 1 }
  const json = objectJson('records', `[${records.map((one) => jsonOf(writeOnce(one))).join()}]`, rest)
  expect(JSON.parse(json)).toEqual({ records: [{ sku: '1' }, { sku: '2' }], ...rest })
})
