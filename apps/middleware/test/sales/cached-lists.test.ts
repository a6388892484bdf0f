import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { aSalesShop, type Member, type SalesShop } from './a-sales-shop.ts'

let shop: SalesShop
let owner: Member
let number: string
beforeAll(async () => {
  shop = await aSalesShop()
  owner = await shop.pro('kept')
  number = await shop.order(owner, { poNumber: 'PO-1', jobName: 'Elm house' })
})

const rows = async () => (await owner.shop.MyAccount.GetOrders({ scope: 3 })).items
const firstPo = async () => (await rows())[0]?.poNumber
const rename = (po: string) => sql`update sales_documents set po_number = ${po} where id = ${number}`

describe('a cached list', () => {
  test('shows later changes', async () => {
    expect(await firstPo()).toBe('PO-1')
    await shop.needs.database.rows(rename('PO-2'))
    expect(await firstPo()).toBe('PO-2')
    await shop.order(owner, { poNumber: 'PO-3' })
    expect(await rows()).toHaveLength(2)
  })

  test('shows changes of a transaction that began before the last check and ended after it', async () => {
    const written = Promise.withResolvers<void>()
    const looked = Promise.withResolvers<void>()
    const writing = shop.needs.database.transaction(async (db) => {
      await db.rows(rename('PO-4'))
      written.resolve()
      await looked.promise
    })
    await written.promise
    const before = await rows()
    expect(before.map(({ poNumber }) => poNumber)).not.toContain('PO-4')
    expect(await rows()).toEqual(before)
    looked.resolve()
    await writing
    expect((await rows()).map(({ poNumber }) => poNumber)).toContain('PO-4')
  })

  test('shows shipped lines and a renamed partner', async () => {
    await shop.needs.database.rows(sql`
      with added as (insert into partners (account_id, role, name) values (${owner.accountId}, 'sold-to', 'Elm') returning id)
      update sales_documents set sold_to = (select id from added) where id = ${number}`)
    const soldTo = async () => (await rows()).find((row) => row.number === number)?.soldTo
    expect(await soldTo()).toBe('Elm')
    await shop.needs.database.rows(sql`update partners set name = 'Elm and Sons' where name = 'Elm'`)
    expect(await soldTo()).toBe('Elm and Sons')
    const fulfilment = async () => (await rows()).find((row) => row.number === number)?.fulfilmentText
    const waiting = await fulfilment()
    await shop.needs.database.rows(sql`
      update sales_lines set shipped_boxes = boxes, fulfilment = 'delivered' where document_id = ${number}`)
    expect(await fulfilment()).not.toBe(waiting)
  })

  test('is private to the account', async () => {
    const other = await shop.pro('other')
    expect((await other.shop.MyAccount.GetOrders({ scope: 3 })).items).toEqual([])
    const buyer = await shop.colleague(owner, 'kept-buyer', ['buy'])
    expect((await buyer.shop.MyAccount.GetOrders({ scope: 1 })).items).toEqual([])
    await expect(buyer.shop.MyAccount.GetOrders({ scope: 3 })).rejects.toMatchObject({ status: 403 })
  })
})
