import { saveStores } from '@tessera/middleware/modules/site/stores/save-stores'
import {
  findNearestStores,
  getMerchantId,
  getStore,
  listStores,
} from '@tessera/middleware/modules/site/stores/store-records'
import { stores } from '@tessera/middleware/modules/site/stores/stores'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { aShopDatabase } from '../content/a-shop-database.ts'

let db: Database
beforeAll(async () => {
  db = await aShopDatabase()
  // two processes start at once
  await Promise.all([saveStores(db), saveStores(db)])
})

const names = async (zip: string, limit = 3) => (await findNearestStores(db, zip, limit)).stores.map(({ name }) => name)

describe('no store is looked for', () => {
  test.each(['', '6054', '605400', '60540-12', 'ABCDE', '６０５４０', "60540' or '1'='1"])(
    'near %j, which is no ZIP code',
    async (zip) => {
      await expect(findNearestStores(db, zip)).rejects.toMatchObject({
        code: 'Store.ZipMalformed',
        status: 400,
        message: 'Enter a 5-digit ZIP code, for example 60540.',
      })
    },
  )

  test('near an unknown ZIP code, but the nearest one is named', async () => {
    await expect(findNearestStores(db, '60500')).rejects.toMatchObject({
      code: 'Store.ZipUnknown',
      status: 404,
      message: 'We don’t recognize ZIP code 60500. The nearest match is 60501, Summit Argo.',
      details: { data: { zip: '60500', nearestKnown: { zip: '60501', state: 'IL' } } },
    })
  })

  test('near a ZIP code without neighbors', async () => {
    await expect(findNearestStores(db, '00000')).rejects.toMatchObject({
      code: 'Store.ZipUnknown',
      message: 'We don’t recognize ZIP code 00000. Please check the digits.',
      details: { data: { nearestKnown: null } },
    })
  })

  test('by an unknown ID', async () => {
    await expect(getStore(db, 'store-999')).rejects.toMatchObject({ code: 'NotFound', status: 404 })
    await expect(getMerchantId(db, 'dc-east')).rejects.toMatchObject({ code: 'NotFound' })
  })
})

describe('the nearest stores', () => {
  test('of known ZIP codes come first, closest first', async () => {
    expect(await names('60540')).toEqual(['Naperville', 'Aurora', 'Schaumburg'])
    expect((await names('10001'))[0]).toBe('New York')
    expect((await names('94016'))[0]).toBe('San Francisco')
    expect((await names('99501', 1))[0]).toBe('Bellevue')
    expect((await names('96813', 1))[0]).toBe('Honolulu')
  })

  test('have distances that grow, and the ZIP code its place', async () => {
    const { from, stores: near } = await findNearestStores(db, ' 60614-1234 ', 140)
    expect(from).toMatchObject({ zip: '60614', city: 'Chicago', state: 'IL' })
    expect(near).toHaveLength(25)
    const miles = near.map(({ distanceMiles }) => distanceMiles)
    expect(miles).toEqual(miles.toSorted((a, b) => a - b))
    expect(miles[0]).toBeLessThan(1)
  })

  test('leave out one that is no longer active', async () => {
    await db.rows(sql`update stores set active = false where name = 'Naperville'`)
    expect((await names('60540'))[0]).toBe('Aurora')
    await db.rows(sql`update stores set active = true where name = 'Naperville'`)
  })
})

describe('a merchant', () => {
  test('is named by the public half only', async () => {
    expect(await getMerchantId(db, 'store-101')).toBe('MP-000101')
    const [secret] = await db.rows<{ merchant_secret: string }>(
      sql`select merchant_secret from store_merchants where store_id = 'store-101'`,
    )
    const shown = JSON.stringify([
      await getStore(db, 'store-101'),
      await listStores(db),
      await getMerchantId(db, 'store-101'),
    ])
    expect(secret?.merchant_secret).toMatch(/^[\w-]{43}$/)
    expect(shown).not.toContain(secret?.merchant_secret)
  })

  test('has a secret unlike any other, and keeps it over a restart', async () => {
    const secrets = () =>
      db.rows<{ merchant_secret: string }>(sql`select merchant_secret from store_merchants order by 1`)
    const before = await secrets()
    await saveStores(db)
    expect(await secrets()).toEqual(before)
    expect(new Set(before.map((row) => row.merchant_secret)).size).toBe(140)
  })
})

describe('saving stores again', () => {
  const state = () => db.rows(sql`select * from stores order by id`)

  test('changes nothing', async () => {
    const before = await state()
    await Promise.all([saveStores(db), saveStores(db)])
    expect(await state()).toEqual(before)
    expect(before).toHaveLength(140)
  })

  test('leaves an edited store unchanged', async () => {
    await db.rows(
      sql`update stores set phone = '205-555-0199', edited = true, shipped_version = 0 where id = 'store-101'`,
    )
    await saveStores(db)
    expect((await getStore(db, 'store-101')).phone).toBe('205-555-0199')
  })

  test('updates a store that was not edited', async () => {
    await db.rows(sql`update stores set phone = 'old', shipped_version = 0 where id = 'store-102'`)
    await saveStores(db)
    expect(await getStore(db, 'huntsville-al')).toEqual(stores[1])
  })
})
