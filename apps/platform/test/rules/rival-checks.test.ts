import { checkRecords } from '@tessera/platform/invariants/check-records'
import type { Violation } from '@tessera/platform/invariants/read-violations'
import { storeFindings } from '@tessera/platform/invariants/store-findings'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { startPlatform } from '@tessera/testing/platform'
import { beforeEach, expect, test } from 'vitest'
import { anOrder, ruleChecks } from './rule-checks.ts'

const platform = await startPlatform()
const { database } = platform
const { told, runMinute, rulesOf, forget, moveACent, aShopWithStock } = ruleChecks(platform)

beforeEach(forget)

const keyOf = async (order: string): Promise<string> =>
  (await database.find<{ uid: string }>(sql`select uid::text from orders where id = ${order}`))?.uid ?? ''

/** Between what a check has read and what it stores. */
const afterReading = (work: () => Promise<unknown>): Database => ({
  ...database,
  async rows<Row>(...query: Parameters<Database['rows']>): Promise<Row[]> {
    const rows = await database.rows<Row>(...query)
    await work()
    work = async () => undefined
    return rows
  },
})

test('a check that read an order before its fault keeps what a faster one found', async () => {
  const shop = await aShopWithStock()
  const order = await anOrder(shop)
  await forget()
  const slow = afterReading(async () => {
    await moveACent(order)
    await runMinute()
    expect(await rulesOf(shop)).toEqual(['MON-1'])
  })
  await checkRecords(slow, [{ about: 'order', marketplace: null, key: await keyOf(order) }])
  expect(await rulesOf(shop)).toEqual(['MON-1'])
})

test('a fault that only the second look at a broken record meets is told too', async () => {
  const shop = await aShopWithStock()
  const order = await anOrder(shop)
  await moveACent(order)
  await runMinute()
  await database.rows(sql`delete from stock_movements where order_uid = ${await keyOf(order)}::bigint`)
  // claimed by a process that was killed
  await database.rows(sql`delete from unchecked_records`)
  await runMinute()
  expect(told.map((sentence) => sentence.split(' ')[0])).toEqual(['MON-1', 'INV-4'])
})

test('checks that see opposite things at the same time do not wait for each other in a circle', async () => {
  const shop = await aShopWithStock()
  const found = Array.from({ length: 400 }, (_, at): Violation => {
    const key = `p${at}`
    const what = { rule: 'INV-1 no stock below zero', about: 'product', what: key } as const
    return { ...what, marketplace: shop.id, key, record: `products/${key}` }
  })
  const store = (rows: readonly Violation[]) => storeFindings(database, rows, sql`f.marketplace_id = ${shop.id}`)
  for (let round = 0; round < 5; round++) {
    await store(found)
    await Promise.all([0, 1, 2].map((part) => store(found.filter((_, at) => at % 3 === part))))
  }
  expect((await rulesOf(shop)).length).toBeLessThanOrEqual(1)
})
