import { checkRecords } from '@tessera/platform/invariants/check-records'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { startPlatform } from '@tessera/testing/platform'
import { beforeEach, expect, test } from 'vitest'
import { anOrder, ruleChecks } from './rule-checks.ts'

const platform = await startPlatform()
const { database } = platform
const { runMinute, rulesOf, forget, moveACent, aShopWithStock } = ruleChecks(platform)

beforeEach(forget)

const keyOf = async (order: string): Promise<string> =>
  (await database.find<{ uid: string }>(sql`select uid::text from orders where id = ${order}`))?.uid ?? ''

/** Between what a check has read and what it stores. */
const afterReading = (work: () => Promise<unknown>): Queryable => ({
  ...database,
  async rows<Row>(...query: Parameters<Queryable['rows']>): Promise<Row[]> {
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
