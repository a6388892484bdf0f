import { ShopError } from '@tessera/middleware/kit/shop-error'
import {
  deleteRedirect,
  findRedirect,
  listRedirects,
  type Redirect,
  saveRedirect,
} from '@tessera/middleware/modules/site/content/redirects'
import { saveContent } from '@tessera/middleware/modules/site/content/save-content'
import type { Database } from '@tessera/server/database'
import { beforeAll, describe, expect, test } from 'vitest'
import { aShopDatabase } from './a-shop-database.ts'

let db: Database
beforeAll(async () => {
  db = await aShopDatabase()
})

const rule = (source: string, target: string | null, more: Partial<Redirect> = {}): Redirect => ({
  source,
  kind: 'page',
  status: 301,
  target,
  ...more,
})
const save = (redirect: Redirect) => db.transaction((work) => saveRedirect(work, redirect))
const problemOf = (redirect: Redirect) =>
  save(redirect).then(
    () => undefined,
    (error: ShopError) => error.details.fields?.[0],
  )

const foreign = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  '/..//evil.example',
  '/%2F%2Fevil.example/..%2F',
  'javascript:alert(1)',
  '/a\nLocation: https://evil.example',
  '/%0d%0aSet-Cookie:x',
  'evil',
  '',
  '/%',
  `/${'a'.repeat(2001)}`,
]

describe('a redirect is refused', () => {
  test.each(foreign)('to %j', async (target) => {
    expect(await problemOf(rule('/from', target))).toMatchObject({ field: 'target' })
  })

  test('from somewhere else, from the home page, or with a question mark', async () => {
    for (const source of ['//evil.example', 'old', '/', '/old?x=1', '/old#x']) {
      expect(await problemOf(rule(source, '/new')), source).toMatchObject({ field: 'source' })
    }
  })

  test('to itself, with or without a slash at the end', async () => {
    expect(await problemOf(rule('/same', '/same'))).toMatchObject({ message: 'This would lead back to itself.' })
    expect(await problemOf(rule('/same', '/same/?a=1'))).toMatchObject({ message: 'This would lead back to itself.' })
  })

  test('when it closes a circle, over pages and products alike', async () => {
    await save(rule('/circle-a', '/circle-b'))
    await save(rule('/circle-b', '/products/circle-c'))
    const problem = await problemOf(rule('/products/circle-c', '/circle-a', { kind: 'product' }))
    expect(problem?.message).toBe('This would run in a circle: /circle-a leads back to /products/circle-c.')
  })

  test('when two editors would close it together', async () => {
    const both = await Promise.allSettled([save(rule('/pair-a', '/pair-b')), save(rule('/pair-b', '/pair-a'))])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: expect.any(ShopError) })
  })
})

describe('a path leads', () => {
  test('nowhere when no rule names it exactly', async () => {
    await save(rule('/exact', '/target'))
    expect(await findRedirect(db, '/exactly')).toBeUndefined()
    expect(await findRedirect(db, '/exact/more')).toBeUndefined()
    expect(await findRedirect(db, '//evil.example')).toBeUndefined()
  })

  test('to its target, whatever was behind the path', async () => {
    await save(rule('/moved', '/new-home?from=old'))
    const found = { source: '/moved', kind: 'page', status: 301, target: '/new-home?from=old' }
    expect(await findRedirect(db, '/moved')).toEqual(found)
    expect(await findRedirect(db, '/moved/')).toEqual(found)
    expect(await findRedirect(db, 'https://shop.example/moved?utm=1#top')).toEqual(found)
  })

  test('to the end of a chain in one step, for a while if one step is', async () => {
    await save(rule('/one', '/two'))
    await save(rule('/two', '/three'))
    expect(await findRedirect(db, '/one')).toMatchObject({ status: 301, target: '/three' })
    await save(rule('/two', '/four', { status: 302 }))
    expect(await findRedirect(db, '/one')).toMatchObject({ status: 302, target: '/four' })
  })

  test('to nothing at all when it is gone', async () => {
    await save(rule('/products/old-tile', '/ignored', { kind: 'product', status: 410 }))
    const gone = { source: '/products/old-tile', kind: 'product', status: 410, target: null }
    expect(await findRedirect(db, '/products/old-tile', 'product')).toEqual(gone)
    expect(await findRedirect(db, '/products/old-tile', 'page')).toBeUndefined()
  })
})

test('a rule that was taken away does not come back with the next start', async () => {
  await saveContent(db)
  expect(await findRedirect(db, '/store-locator')).toMatchObject({ target: '/stores' })
  await deleteRedirect(db, '/store-locator')
  await saveContent(db)
  expect(await findRedirect(db, '/store-locator')).toBeUndefined()
  expect((await listRedirects(db, 'page')).map(({ source }) => source)).not.toContain('/store-locator')
  expect(await save(rule('/stores', '/store-locator'))).toMatchObject({ target: '/store-locator' })
})
