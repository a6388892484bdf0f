import { sql } from '@tessera/server/sql'
import { beforeAll, expect, test } from 'vitest'
import type { Browser } from './a-browser.ts'
import { addStaffMember } from './a-console.ts'
import { aStaffedShop, type StaffedShop } from './a-staffed-shop.ts'
import { insertOrder } from './insert-order.ts'

// a handheld scanner without script: each scan is a form of its own

let staffed: StaffedShop
let walt: Browser
let accountId: string
beforeAll(async () => {
  staffed = await aStaffedShop()
  const { shop, company } = staffed
  await addStaffMember(shop.admin, 'walt', ['OrderAdmin'])
  await addStaffMember(shop.admin, 'otto', ['OrderReader'])
  walt = await staffed.signIn('walt')
  const account = await shop.database.find<{ id: string }>(sql`select id from accounts where name = ${company}`)
  accountId = account?.id ?? ''
})

const anOrder = (): Promise<string> => insertOrder(staffed.shop, accountId)
const deliveriesOf = (number: string) =>
  staffed.shop.database.rows<{ tracking: string | null; boxes: number; lot: string }>(sql`
    select v.tracking, l.boxes, l.lot from deliveries v join delivery_lines l on l.delivery_id = v.id
    where v.document_id = ${number}`)
const scan = (number: string, text: string, changes: Record<string, string> = {}) =>
  walt.send(`/console/orders/${number}/ship`, {
    ...{ key: `scan-${number}`, current: '-1', 'line-0': '1', 'boxes-0': '0', 'lot-0': '', 'sure-0': '' },
    ...{ intent: 'scan', scan: text, ...changes },
  })
const isFocused = ({ html }: { html: string }): boolean =>
  html
    .match(/<input[^>]*name="scan"[^>]*>/)?.[0]
    .toLowerCase()
    .includes('autofocus') ?? false

test('a scan that is no order opens none: the page stays, with the reason and the field for the next scan', async () => {
  const number = await anOrder()
  for (const [text, reason] of [
    ['4599999999', 'There’s no order 4599999999.'],
    ['205253', '“205253” isn’t an order number.'],
  ]) {
    const page = await walt.open(`/console/orders/picks?id=${number}&scan=${text}`)
    expect(page.text).toContain(reason)
    expect(page.text).toContain('9 boxes for 1 order')
    expect(isFocused(page)).toBe(true)
  }
  expect(isFocused(await walt.open('/console/orders/picks'))).toBe(true)
  // people who may not ship have no field for it
  const otto = await staffed.signIn('otto')
  expect((await otto.open(`/console/orders/picks?id=${number}`)).html).not.toContain('name="scan"')
})

test('the pick list has bar codes of SKU, amount and order, and the number of the order opens its packing', async () => {
  const number = await anOrder()
  const page = await walt.open(`/console/orders/picks?id=${number}`)
  const codes = [...page.html.matchAll(/<svg[^>]*data-code="([^"]*)"/g)].map(([, code]) => code)
  expect(codes).toEqual(['TS-1180', '9', number])
  const packing = await walt.open(`/console/orders/picks?id=${number}&scan=${number}`)
  expect(packing.path).toBe(`/console/orders/${number}/ship`)
  expect(packing.text).toContain('Scan the order number again to ship.')
  expect(isFocused(packing)).toBe(true)
})

test('the number of the order ships what is packed, once; that of another opens it if nothing is packed', async () => {
  const [number, other] = [await anOrder(), await anOrder()]
  expect((await scan(number, number)).text).toContain('Nothing is packed yet.')
  expect((await scan(number, other)).path).toBe(`/console/orders/${other}/ship`)
  const packed = { 'boxes-0': '7', 'lot-0': 'A118', 'sure-0': 'yes', tracking: '1Z999AA10123456784' }
  const kept = await scan(number, other, packed)
  expect(kept.text).toContain(`${other} is another order’s number.`)
  expect(kept.html).toContain('value="1Z999AA10123456784"')
  for (const _ of [1, 2]) {
    const sent = await scan(number, number, packed)
    expect(sent.path).toMatch(new RegExp(`^/console/orders/${number}\\?shipped=\\d+$`))
    expect(isFocused(sent)).toBe(true)
  }
  expect(await deliveriesOf(number)).toEqual([{ tracking: '1Z999AA10123456784', boxes: 7, lot: 'A118' }])
  expect(await deliveriesOf(other)).toEqual([])
  // more than is left is refused with everything typed, and a repeat is known also when nothing is left
  const more = await scan(number, number, { ...packed, key: 'more', 'boxes-0': '3' })
  expect([more.status, more.text]).toEqual([400, expect.stringContaining('Only 2 of TS-1180 are left, not 3.')])
  const rest = { ...packed, key: 'rest', 'boxes-0': '2' }
  for (const _ of [1, 2]) expect((await scan(number, number, rest)).path).toContain('?shipped=')
  expect((await deliveriesOf(number)).map(({ boxes }) => boxes).toSorted()).toEqual([2, 7])
  // an order with nothing left takes the next one
  expect(isFocused(await walt.open(`/console/orders/${number}/ship`))).toBe(true)
})
