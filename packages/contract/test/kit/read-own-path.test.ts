import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readLocalPath } from '../../src/kit/read-local-path.ts'

const shop = 'https://shop.example'

describe('an address of another site is not a path of the shop', () => {
  test.each([
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/%2e%2e//evil.example',
    '/%2E.//evil.example',
    '/a/..//evil.example',
    '/a/../..//evil.example',
    '/./\\evil.example',
    '/a/..\\\\evil.example',
    '/.\t.//evil.example',
    '/%2fevil.example',
    '/%2F%2Fevil.example/..%2F',
    '/%5cevil.example',
    '/a\nLocation: https://evil.example',
    '/%0d%0aSet-Cookie:x',
    '/%',
    ' //evil.example',
    'javascript:alert(1)',
    'account',
    '',
  ])('%j', (text) => {
    expect(readLocalPath(text)).toBeUndefined()
  })

  test('one that is too long', () => {
    expect(readLocalPath(`/${'a'.repeat(2000)}`)).toBeUndefined()
    expect(readLocalPath(`/${'é'.repeat(700)}`)).toBeUndefined()
  })

  test.each([undefined, null, 7, {}])('%j is no text', (value) => {
    expect(readLocalPath(value)).toBeUndefined()
  })
})

test.each([
  ['/account/users?page=2#list', '/account/users?page=2#list'],
  ['/a/../account', '/account'],
  ['/search?q=a\\b', '/search?q=a\\b'],
  ['/search?q=50%', '/search?q=50%'],
  ['/search?next=//evil.example', '/search?next=//evil.example'],
  ['/stores/oak park', '/stores/oak%20park'],
])('%s is read as %s', (text, path) => {
  expect(readLocalPath(text)).toBe(path)
})

/** Pieces that browsers handle specially, in any order, followed by a host. */
const pieces = [
  '/',
  '\\',
  '.',
  '..',
  '%2e',
  '%2E',
  '%2f',
  '%5c',
  '%252e',
  '\t',
  '\n',
  '\r',
  '\0',
  ' ',
  '@',
  ':',
  '?',
  '#',
]
const shapes = fc
  .array(
    fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...pieces, 'a', 'evil.example') }, fc.string({ maxLength: 3 })),
  )
  .map((parts) => `/${parts.join('')}`)
const addresses = fc.oneof(shapes, fc.webUrl({ withFragments: true, withQueryParameters: true }), fc.string())

test('whatever is read stays on the shop, also when it is resolved and read again', () => {
  let read = 0
  fc.assert(
    fc.property(addresses, (text) => {
      const path = readLocalPath(text)
      if (path === undefined) return
      read += 1
      const once = new URL(path, shop)
      expect(once.origin).toBe(shop)
      const twice = new URL(once.pathname + once.search + once.hash, shop)
      expect(twice.href).toBe(once.href)
      expect(readLocalPath(path)).toBe(path)
      expect(new URL(decodeURIComponent(once.pathname), shop).origin).toBe(shop)
    }),
    { numRuns: 5000 },
  )
  // a function that refuses everything would pass as well
  expect(read).toBeGreaterThan(500)
})
