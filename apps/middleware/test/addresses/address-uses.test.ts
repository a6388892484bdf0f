import type { ShopClient } from '@tessera/client/shop/types.gen'
import { sql } from '@tessera/server/sql'
import { beforeAll, expect, test } from 'vitest'
import { aWholeShop, type WholeShop } from '../refusals/a-whole-shop.ts'
import { thePeople } from '../refusals/the-people.ts'

let shop: WholeShop
let ada: ShopClient
beforeAll(async () => {
  shop = await aWholeShop()
  const people = await thePeople(shop)
  ada = shop.as({ authToken: people.ada.session.authToken ?? '', shopToken: people.ada.session.shopToken ?? '' })
})

const elm = {
  firstName: 'Dana',
  lastName: 'Reed',
  street1: '101 Elm St',
  city: 'Naperville',
  state: 'IL',
  zip: '60540',
}

/** An order of an account with a shipping address, as stored in the back office. */
const order = (email: string, day: string, status: string, place: object) =>
  shop.database.rows(sql`
    insert into sales_documents (account_id, person_id, origin, order_type, status, ship_to_place, ship_kind,
      subtotal_cents, total_cents, placed_at)
    select account_id, id, 'counter', 'standard', ${status}, ${JSON.stringify(place)}::jsonb, 'freight', 100, 100, ${`${day}T18:00:00Z`}
    from people where email = ${email}`)

test('an address tells when something last went there, whatever the case it was written in', async () => {
  const { email } = await ada.User.GetPersonalData()
  const used = await ada.Address.addAddress({ ...elm, siteContact: ' Bo,\n630 555 0142 ' })
  const unused = await ada.Address.addAddress({ ...elm, street1: '5 Oak Ave' })
  expect(used.siteContact).toBe('Bo, 630 555 0142')
  expect((await ada.Address.getAddressUses()).uses).toEqual([])
  await order(email, '2026-03-01', 'completed', elm)
  await order(email, '2026-05-02', 'open', { ...elm, street1: '101 ELM ST.', zip: '60540-1234' })
  await order(email, '2026-06-02', 'open', { ...elm, zip: '60563' })
  expect((await ada.Address.getAddressUses()).uses).toEqual([
    { id: used.id, lastUsedOn: '2026-05-02', isInOpenOrder: true },
  ])
  expect(unused.id).not.toBe(used.id)
})

test('orders of colleagues count only for who sees them', async () => {
  const { email } = await ada.User.GetPersonalData()
  await ada.Address.addAddress({ ...elm, street1: '9 Pine Rd' })
  const [other] = await shop.database.rows<{ email: string }>(sql`
    insert into people (account_id, platform_user_id, email, first_name, last_name, status)
    select account_id, gen_random_uuid(), 'mate@uses.example', 'Bo', 'Floor', 'active' from people where email = ${email}
    returning email`)
  await order(other?.email ?? '', '2026-04-01', 'completed', { ...elm, street1: '9 Pine Rd' })
  const days = async () => (await ada.Address.getAddressUses()).uses.map(({ lastUsedOn }) => lastUsedOn)
  expect(await days()).toContain('2026-04-01')
  await shop.database.rows(sql`update people set rights = '{buy}' where email = ${email}`)
  expect(await days()).not.toContain('2026-04-01')
})
