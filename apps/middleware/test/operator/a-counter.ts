import type { ShopClient } from '@tessera/client/shop/types.gen'
import { sql } from '@tessera/server/sql'
import { aWholeShop, type WholeShop } from '../refusals/a-whole-shop.ts'
import { staffWith } from '../refusals/staff-with.ts'
import { type People, thePeople } from '../refusals/the-people.ts'

export interface Counter {
  shop: WholeShop
  people: People
  /** An administrator. */
  all: ShopClient['Operator']
  /** Sells at the counter and may do nothing else. */
  clerk: ShopClient['Operator']
  /** Ada, of Ruiz Tile. */
  owner: { accountId: string; number: string; userID: string; personId: string }
}

/** A shop whose clerk enters orders for a company that pays by invoice. */
export async function aCounter(): Promise<Counter> {
  const shop = await aWholeShop()
  const people = await thePeople(shop)
  const asShop = await shop.commerce.backOffice()
  // a custom role of our own, as a security profile grants it
  const { SecurityProfiles } = shop.commerce.client
  await SecurityProfiles.Create(
    { ID: 'counter', Name: 'Counter', Roles: ['OrderAdmin'], CustomRoles: ['CounterSales'] },
    asShop,
  )
  await SecurityProfiles.SaveAssignment({ SecurityProfileID: 'counter', UserID: 'admin' }, asShop)
  const owner = await shop.database.find<Counter['owner']>(sql`
    update accounts a set type = 'Pro', status = 'active', terms = 'NT30', credit_line_cents = 10000000, price_group = 'PG',
      name = 'Ruiz Tile', preferred_store = 'store-101' from people p
    where p.account_id = a.id and p.email = ${people.ada.email}
    returning a.id as "accountId", a.number, p.platform_user_id as "userID", p.id as "personId"`)
  if (!owner) throw new Error('Ada is gone')
  return { shop, people, all: await staffWith(shop, 'FullAccess'), clerk: await staffWith(shop, 'CounterSales'), owner }
}

/** The boxes of the tile that are left. */
export async function readStock({ platform, tile }: WholeShop): Promise<number> {
  const row = await platform.database.find<{ boxes: number }>(sql`
    select sum(quantity_available)::float8 as boxes from inventory_records where product_id = ${tile}`)
  return row?.boxes ?? 0
}
