import { sql } from '@tessera/server/sql'
import { startPlatform } from '@tessera/testing/platform'
import { itemsOf, metaIn, type WireCall, wireInto } from '@tessera/testing/wire'
import { expect, test } from 'vitest'
import { aBuyer } from './a-buyer.ts'

const platform = await startPlatform()
const { database } = platform

async function aRange(count: number) {
  const buyer = await aBuyer(platform)
  const { id: marketplace, adminToken } = buyer.shop
  await database.rows(sql`
    insert into products (marketplace_id, id, owner_id, name, active, auto_forward, is_parent, quantity_multiplier,
      all_suppliers_can_sell, returnable, xp)
    select ${marketplace}, 'sku-' || n, ${marketplace}, md5(n::text), true, false, false, 1, false, true, jsonb_build_object('n', n % 7)
    from generate_series(1, ${count}::int) n`)
  await buyer.admin.ProductFacets.Save('n', { Name: 'n' })
  return { ...buyer, marketplace, seller: wireInto(platform.app, adminToken) }
}

const namesOf = async (wire: WireCall, page: number): Promise<unknown[]> =>
  itemsOf(await wire('GET', `/products?sortBy=Name&pageSize=100&page=${page}`)).map(({ Name }) => Name)

test('products that are renamed, made and deleted are found at their new places among many', async () => {
  const { admin, seller } = await aRange(600)
  const names = async () =>
    (await Promise.all(Array.from({ length: 7 }, (_, page) => namesOf(seller, page + 1)))).flat()
  expect(await names()).toHaveLength(601)
  await admin.Products.Patch('sku-300', { Name: '0000' })
  await admin.Products.Patch('sku-301', { Name: 'zzzz' })
  await admin.Products.Patch('sku-302', { Name: '7fff' })
  await admin.Products.Patch('sku-303', { Description: 'stays where it is' })
  await admin.Products.Create({ ID: 'new', Name: '8000', Active: true })
  await admin.Products.Delete('sku-304')
  const found = await names()
  expect(found).toHaveLength(601)
  expect(found).toEqual([...found].map(String).sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
  expect(found).toEqual(expect.arrayContaining(['0000', '7fff', '8000', 'zzzz']))
})

test('another process’s write is in the next list, its total, its facets and its rows', async () => {
  const { seller, marketplace } = await aRange(20)
  const look = async () => {
    const reply = await seller('GET', '/products?xp.n=3&sortBy=ID')
    const [facet] = metaIn(reply).Facets as { Values: { Value: string; Count: number }[] }[]
    const three = facet?.Values.find(({ Value }) => Value === '3')?.Count
    return [metaIn(reply).TotalCount, three, itemsOf(reply).find(({ ID }) => ID === 'sku-3')?.Description]
  }
  expect(await look()).toEqual([3, 3, null])
  // a PATCH by another process, which this one learns of through the database only
  const patch = (change: string, description: string) =>
    database.transaction(async (db) => {
      await db.rows(sql`
        update products set xp = ${change}::jsonb, description = ${description}
        where marketplace_id = ${marketplace} and id = 'sku-3'`)
      await db.rows(sql`
        insert into events (marketplace_id, operation, params, reply_id)
        values (${marketplace}, 'Products.Patch', '{"productID":"sku-3"}', 'sku-3')`)
    })
  await patch('{"n":3}', 'first')
  expect(await look()).toEqual([3, 3, 'first'])
  await patch('{"n":3}', 'second')
  expect(await look()).toEqual([3, 3, 'second'])
  await patch('{"n":4}', 'third')
  expect(await look()).toEqual([2, 2, undefined])
})

test('every property of a product but its stock and its counts is heard of when it changes', async () => {
  const log = await database.find<{ text: string }>(sql`
    select prosrc as text from pg_proc where proname = 'log_product' and pronamespace = 'platform'::regnamespace`)
  const columns = await database.rows<{ name: string }>(sql`
    select column_name as name from information_schema.columns where table_schema = 'platform' and table_name = 'products'`)
  const passedOver = [...(log?.text ?? '').matchAll(/before\.(\w+) :=/g)].map(([, name]) => name)
  const counts = ['spec_count', 'variant_count']
  const unlisted = columns
    .map(({ name }) => name)
    .filter((name) => name.startsWith('inventory_') || counts.includes(name))
  expect(passedOver.sort()).toEqual(unlisted.sort())
})
