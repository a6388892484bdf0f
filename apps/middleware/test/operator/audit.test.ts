import type { ShopClient } from '@tessera/client/shop/types.gen'
import { sql } from '@tessera/server/sql'
import { beforeAll, expect, test } from 'vitest'
import { aWholeShop, type WholeShop } from '../refusals/a-whole-shop.ts'
import { staffWith } from '../refusals/staff-with.ts'

let shop: WholeShop
let auditor: ShopClient['Operator']

beforeAll(async () => {
  shop = await aWholeShop()
  auditor = await staffWith(shop, 'FullAccess')
  await shop.database.rows(sql`
    insert into audit_records (actor, action, object, before, after, request_id)
    select 'Cora Haines (credit)', 'invoice.note', 'RV' || n, null, jsonb_build_object('n', n, 'Password', 'a-secret'), 'r-' || n
    from generate_series(1, 120) n`)
})

test('only people who may read the audit, and only sensible filters', async () => {
  await expect((await staffWith(shop, 'OrderAdmin')).ListAudit({})).rejects.toMatchObject({ status: 403 })
  await expect(auditor.ListAudit({ from: 'yesterday' })).rejects.toMatchObject({ status: 400 })
  await expect(auditor.ListAudit({ olderThan: 'x' })).rejects.toMatchObject({ status: 400 })
})

test('pages go on behind a record, newest first, and no secret is in them', async () => {
  const seen: string[] = []
  let olderThan: string | undefined
  for (;;) {
    const { items, hasMore } = await auditor.ListAudit(olderThan ? { olderThan } : {})
    expect(JSON.stringify(items)).not.toContain('a-secret')
    seen.push(...items.filter(({ action }) => action === 'invoice.note').map(({ object }) => object))
    olderThan = items.at(-1)?.id
    if (!hasMore) break
  }
  expect(seen).toEqual(Array.from({ length: 120 }, (_, at) => `RV${120 - at}`))
})

test('by record, by request, by time and by person', async () => {
  expect((await auditor.ListAudit({ object: 'RV7' })).items).toMatchObject([{ by: 'Cora Haines', object: 'RV7' }])
  expect((await auditor.ListAudit({ requestId: 'r-9' })).items).toMatchObject([{ object: 'RV9' }])
  expect((await auditor.ListAudit({ to: '2020-01-01' })).items).toEqual([])
  for (const person of ['nobody@shop.test', 'Cora', 'Cora Haines (credit)'])
    expect((await auditor.ListAudit({ person })).items, person).toEqual([])
  expect((await auditor.ListAudit({ person: 'cora haines', object: 'RV7' })).items).toMatchObject([{ object: 'RV7' }])
})
