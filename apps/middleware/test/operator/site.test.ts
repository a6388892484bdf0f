import type { ShopClient } from '@tessera/client/shop/types.gen'
import { startJobs } from '@tessera/server/jobs'
import { createLog } from '@tessera/server/log'
import { sql } from '@tessera/server/sql'
import { closeAfterFile } from '@tessera/testing/close-after-file'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { aWholeShop, type WholeShop } from '../refusals/a-whole-shop.ts'
import { staffWith } from '../refusals/staff-with.ts'

let shop: WholeShop
let staff: ShopClient['Operator']
let other: ShopClient['Operator']

beforeAll(async () => {
  shop = await aWholeShop()
  const logger = createLog({ service: 'test', level: 'fatal' })
  const { channels, database } = shop
  // hears of changed words
  const jobs = await startJobs({ pool: database.pool, tasks: {}, crontab: '', channels, logger })
  closeAfterFile(() => jobs.stop())
  staff = await staffWith(shop, 'FullAccess')
  other = await staffWith(shop, 'OrderAdmin')
})
const actionsOn = async (object: string) => {
  const rows = await shop.database.rows<{ action: string }>(sql`
    select action from audit_records where object = ${object} order by id`)
  return rows.map(({ action }) => action)
}

describe('people without the role change nothing:', () => {
  const calls: [string, () => Promise<unknown>][] = [
    ['redirects', () => other.ListRedirects()],
    ['a redirect', () => other.SaveRedirect({ source: '/a', status: 301, target: '/b' })],
    ['synonyms', () => other.SaveSynonym({ same: ['a', 'b'], from: [], to: [] })],
    ['searches', () => other.ListSearchesWithoutResult()],
    ['a tried search', () => other.TrySearch({ q: 'tile' })],
    ['pages', () => other.ListContent()],
    ['a page', () => other.PublishContent({ path: '/blog/x', version: 1, isPublished: true })],
    ['stores', () => other.GetStore({ id: 'store-101' })],
  ]
  test.each(calls)('%s', async (_, call) => expect(call()).rejects.toMatchObject({ status: 403 }))
})

describe('a redirect', () => {
  const save = (source: string, target: string | null, more: object = {}) =>
    staff.SaveRedirect({ source, status: 301, target, ...more })
  const find = async (source: string) =>
    (await staff.ListRedirects({ search: source })).items.find((row) => row.source === source)
  const obeyed = async (source: string) =>
    (await shop.as().Generic.getRedirects()).redirects.find((row) => row.source === source)

  test('is refused to other sites, in a circle, and in an unknown way', async () => {
    await expect(save('/from', '//evil.example')).rejects.toMatchObject({ fields: [{ field: 'target' }] })
    await expect(save('/from', '/to', { status: 307 })).rejects.toMatchObject({ fields: [{ field: 'status' }] })
    await save('/ring-a', '/ring-b')
    await expect(save('/ring-b', '/ring-a')).rejects.toMatchObject({
      fields: [{ field: 'target', message: 'This would run in a circle: /ring-a leads back to /ring-b.' }],
    })
  })

  test('is refused for a page that customers see instead of it', async () => {
    const store = await shop.as().StorePages.getStore({ store: 'store-101' })
    const { product_url, name } = (await shop.as().Product.GetProductItemDetails({ productName: shop.tile })).record
    const shown: [string, string][] = [
      ['/blog/dye-lots-and-calibers/', '/blog/dye-lots-and-calibers is the page “'],
      ['/policies/returns', 'Unpublish it first.'],
      ['/shop/tile', '/shop/tile is the page '],
      [product_url, `is the page of the product “${name}”. Change its web address or stop selling it first.`],
      [`/products/${shop.tile}`, `already leads to the product “${name}”.`],
      [`/stores/${store.slug}`, `is the page of the store “${store.name}”.`],
      ['/Search', '/Search is a page of the shop that’s always there, so choose another address.'],
      ['/account/orders', 'Customers would see that page and not be redirected.'],
    ]
    for (const [source, message] of shown)
      await expect(save(source, '/blog'), source).rejects.toMatchObject({
        fields: [{ field: 'source', message: expect.stringContaining(message) }],
      })
    // a section of the home page has no address of its own
    await save('/home/new-arrivals', '/products')
  })

  test('stays when its address gets a page later, and is taken away then', async () => {
    const source = '/blog/grout-later'
    const draft = { kind: 'article' as const, knownVersion: 0, title: 'Grout', body: 'Later.', tags: [], pictures: [] }
    const saved = await save(source, '/blog')
    const { version } = await staff.SaveContent({ ...draft, path: source })
    // nobody sees a draft
    await staff.SaveContent({ ...draft, path: '/blog/only-a-draft' })
    await save('/blog/only-a-draft', '/blog')
    await staff.PublishContent({ path: source, version, isPublished: true })
    expect(await save(source, '/blog')).toMatchObject({ isChanged: false })
    await expect(save(source, '/stores', { version: saved.version })).rejects.toMatchObject({
      fields: [{ field: 'source', message: expect.stringContaining('is the page “Grout”') }],
    })
    expect(await find(source)).toMatchObject({ target: '/blog' })
    await staff.DeleteRedirect({ source, version: saved.version })
  })

  test('is obeyed at once, changed by its version, and taken away', async () => {
    await save('/old-sale', '/shop/tile')
    await save('/old-sale', '/shop/tile')
    expect(await obeyed('/old-sale')).toMatchObject({ target: '/shop/tile', status: 301 })
    await expect(save('/old-sale', '/blog')).rejects.toMatchObject({ code: 'Request.Conflict' })
    const { version = '' } = (await find('/old-sale')) ?? {}
    await save('/old-sale', '/blog', { version, status: 302 })
    expect(await obeyed('/old-sale')).toMatchObject({ target: '/blog', status: 302 })
    await expect(staff.DeleteRedirect({ source: '/old-sale', version })).rejects.toMatchObject({ status: 409 })
    await staff.DeleteRedirect({ source: '/old-sale', version: (await find('/old-sale'))?.version ?? '' })
    await staff.DeleteRedirect({ source: '/old-sale', version: 'any' })
    expect(await obeyed('/old-sale')).toBeUndefined()
    expect(await actionsOn('/old-sale')).toEqual(['redirect.save', 'redirect.save', 'redirect.delete'])
  })

  test('of a product is a product’s', async () => {
    await save('/products/old-tile', null, { status: 410 })
    const gone = await shop.as().Generic.getProductRedirect({ sourceUrl: '/products/old-tile' })
    expect(gone).toMatchObject({ status: 410, target: null })
  })
})

describe('a rule about words', () => {
  const rule = (changes: object) => staff.SaveSynonym({ same: [], from: [], to: [], ...changes })
  const find = async (search: string) => (await staff.ListSynonyms({ search })).items[0]

  test('needs words on both sides, and words that the search looks at', async () => {
    const wrong: [string, object][] = [
      ['from', {}],
      ['same', { same: ['hex'] }],
      ['same', { same: ['hex', 'honeycomb'], to: ['x'] }],
      ['to', { from: ['blorb'] }],
      ['same', { same: ['the', 'hex'] }],
    ]
    for (const [field, changes] of wrong)
      await expect(rule(changes), JSON.stringify(changes)).rejects.toMatchObject({ fields: [{ field }] })
    await expect(rule({ id: '999999', version: 'x', same: ['a1', 'b1'] })).rejects.toMatchObject({ status: 404 })
  })

  test('is obeyed by the search, changed by its version, and taken away', async () => {
    const { record } = await shop.as().Product.GetProductItemDetails({ productName: shop.tile })
    const [word = ''] = record.name.toLowerCase().split(' ')
    const tried = async () => (await staff.TrySearch({ q: 'blorbish' })).total
    expect(await tried()).toBe(0)
    await rule({ from: [' Blorbish '], to: [word] })
    await rule({ from: ['blorbish'], to: [word] })
    await vi.waitFor(async () => expect(await tried()).toBeGreaterThan(0), { timeout: 10_000, interval: 20 })
    expect((await shop.as().Search.products({ q: 'blorbish' })).total).toBeGreaterThan(0)
    const { id = '', version = '' } = (await find('blorbish')) ?? {}
    await expect(rule({ id, version: 'old', from: ['blorbish'], to: ['x1'] })).rejects.toMatchObject({ status: 409 })
    await staff.DeleteSynonym({ id, version })
    expect(await find('blorbish')).toBeUndefined()
    expect(await actionsOn(`synonym-${id}`)).toEqual(['synonym.save', 'synonym.delete'])
  })
})

test('searches without result are counted, say what they find now, and leave the list', async () => {
  await shop.as().Search.products({ q: 'zzqx wall' })
  await shop.database.rows(sql`
    insert into searches_without_result (words, times) values ('zzqx', 7), ('tile', 2)
    on conflict (words) do update set times = excluded.times`)
  const { items } = await staff.ListSearchesWithoutResult()
  expect(items.slice(0, 2)).toMatchObject([{ words: 'zzqx', times: 7, foundNow: 0 }, { words: 'tile' }])
  expect(items[1]?.foundNow).toBeGreaterThan(0)
  // trying is no search of a customer
  await staff.TrySearch({ q: 'zzqx' })
  expect((await staff.ListSearchesWithoutResult()).items[0]?.times).toBe(7)
  await staff.ForgetSearch({ words: 'zzqx' })
  await staff.ForgetSearch({ words: 'zzqx' })
  expect((await staff.ListSearchesWithoutResult()).items.map(({ words }) => words)).not.toContain('zzqx')
  expect(await actionsOn('zzqx')).toEqual(['search.forget'])
})

describe('the merchant account of a store', () => {
  const secret = 'a-secret-of-the-payments'
  const change = (changes: object = {}, operator = staff) =>
    operator.ChangeMerchant({
      storeId: 'store-102',
      merchantId: 'MP-9',
      seen: 'MP-000102',
      reason: 'New bank',
      ...changes,
    })
  const stored = () =>
    shop.database.find<{ id: string; secret: string }>(sql`
      select merchant_id as id, merchant_secret as secret from store_merchants where store_id = 'store-102'`)

  test('is changed with the right, a reason and a free ID, and not over someone else’s change', async () => {
    const before = await stored()
    await expect(change({}, await staffWith(shop, 'OrderAdmin'))).rejects.toMatchObject({ status: 403 })
    for (const wrong of [{ reason: ' ' }, { merchantId: 'a b' }, { merchantId: 'MP-000101' }, { secret: 'short' }])
      await expect(change(wrong), JSON.stringify(wrong)).rejects.toMatchObject({ status: 400 })
    await expect(change({ storeId: 'none' })).rejects.toMatchObject({ status: 404 })
    await expect(change({ seen: 'MP-1' })).rejects.toMatchObject({ status: 409 })
    expect(await stored()).toEqual(before)
  })

  test('keeps its secret unless a new one is sent, which no reply and no audit shows', async () => {
    const before = await stored()
    await change()
    await change()
    expect(await stored()).toEqual({ id: 'MP-9', secret: before?.secret })
    await change({ seen: 'MP-9', secret })
    expect((await stored())?.secret).toBe(secret)
    const store = await staff.GetStore({ id: 'store-102' })
    expect(store.merchantId).toBe('MP-9')
    const { items } = await staff.ListAudit({ object: 'store-102' })
    expect(items.filter(({ action }) => action === 'store.merchant')).toHaveLength(2)
    expect(JSON.stringify([store, items])).not.toContain(secret)
  })
})
