import { fillErrorUrl, fillStartUrl, findOrigin } from '@tessera/domain/identity/start-address'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const values = { token: 'a.b.c', providerToken: 'p/1+2', appStartPath: '/cart', refreshToken: 'r' }
const start = (template: string, appStartPath = values.appStartPath) =>
  fillStartUrl(template, { ...values, appStartPath })

describe('an address is refused', () => {
  test.each([
    'shop.example/start',
    'javascript:alert(1)//{0}',
    'ftp://shop.example/{0}',
    '//shop.example/{0}',
    'https://{2}/start',
    'https://shop.example.{2}/start',
    'https://shop.example{0}',
    'https://user@shop.example/',
    'https://shop.example\\@evil.example/',
    'https:///{2}',
  ])('%s', (template) => {
    expect(findOrigin(template)).toBeUndefined()
    expect(start(template, 'evil.example')).toBeUndefined()
    expect(fillErrorUrl(template, 'evil.example')).toBeUndefined()
  })
})

const hostile = [
  '//evil.example',
  '\\\\evil',
  '@evil',
  '.evil.example',
  ':80@evil',
  '/\\evil',
  '..//evil',
  'https://evil',
  '?x',
  '#x',
]

test.each(hostile)('the path %s does not change host, path or query', (path) => {
  expect(new URL(start('https://shop.example{2}?t={0}', path) ?? '')).toMatchObject({
    host: 'shop.example',
    search: '?t=a.b.c',
    hash: '',
  })
  expect(new URL(start('https://shop.example/in?t={0}&p={2}', path) ?? '').searchParams.get('p')).toBe(path)
})

test('any path stays below the configured one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (path) => {
      const url = new URL(start('https://shop.example/app/{2}?t={0}', path) ?? '')
      expect(url).toMatchObject({ origin: 'https://shop.example', search: '?t=a.b.c', hash: '', username: '' })
      expect(url.pathname.startsWith('/app/')).toBe(true)
    }),
  )
})

test('placeholders are filled and escaped, as often as they occur', () => {
  expect(start('https://shop.example/in?t={0}&i={1}&p={2}&r={3}&again={0}')).toBe(
    'https://shop.example/in?t=a.b.c&i=p%2F1%2B2&p=%2Fcart&r=r&again=a.b.c',
  )
  expect(start('http://localhost:4451?token={0}')).toBe('http://localhost:4451/?token=a.b.c')
  expect(start('https://shop.example/#/in/{0}')).toBe('https://shop.example/#/in/a.b.c')
  expect(start('https://shop.example/{2}?t={0}', '/products/oak tile')).toBe(
    'https://shop.example/products/oak%20tile?t=a.b.c',
  )
  expect(fillErrorUrl('https://shop.example/oops?why={0}', 'No & never {0}')).toBe(
    'https://shop.example/oops?why=No%20%26%20never%20%7B0%7D',
  )
  expect(fillErrorUrl('https://shop.example/oops', 'x')).toBe('https://shop.example/oops')
})
