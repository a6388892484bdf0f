import type { ShopClient } from '@tessera/client/shop/types.gen'
import { insertSalesDocuments } from '@tessera/middleware/modules/orders/records/insert-sales-documents'
import type { NewSalesDocument } from '@tessera/middleware/modules/orders/records/new-sales-document'
import { sql } from '@tessera/server/sql'
import { aWholeShop, type WholeShop } from '../refusals/a-whole-shop.ts'
import { type People, thePeople } from '../refusals/the-people.ts'

export interface OrderDesk {
  shop: WholeShop
  people: People
  /** Olga, who administers orders. */
  staff: ShopClient['Operator']
  /** Ada, of Ruiz Tile. */
  owner: { accountId: string; personId: string; customerNumber: string }
  /** An open order of Ada's with nine boxes. */
  anOrder(changes?: Partial<NewSalesDocument>): Promise<string>
}

/** A shop whose staff work on the orders of one company. */
export async function anOrderDesk(): Promise<OrderDesk> {
  const shop = await aWholeShop()
  const people = await thePeople(shop)
  const owner = await shop.database.find<OrderDesk['owner']>(sql`
    update accounts a set type = 'Pro', status = 'active', terms = 'NT30', credit_line_cents = 5000000, name = 'Ruiz Tile'
    from people p where p.account_id = a.id and p.email = ${people.ada.email}
    returning a.id as "accountId", p.id as "personId", a.number as "customerNumber"`)
  if (!owner) throw new Error('Ada is gone')
  await shop.database.rows(sql`update people set phone = '(404) 555-0142' where id = ${owner.personId}`)
  const anOrder: OrderDesk['anOrder'] = async (changes = {}) => {
    const [written] = await insertSalesDocuments(shop.database, [{ ...nineBoxes(owner), ...changes }])
    return written?.id ?? ''
  }
  return { shop, people, staff: shop.as(people.olga).Operator, owner, anOrder }
}

function nineBoxes({ accountId, personId }: OrderDesk['owner']): NewSalesDocument {
  const at = new Date().toISOString()
  return {
    accountId,
    personId,
    origin: 'counter',
    orderType: 'standard',
    status: 'open',
    subtotalCents: 9000,
    taxCents: 900,
    totalCents: 9900,
    paymentMethod: 'Invoice',
    placedAt: at,
    events: [{ kind: 'placed', at, text: 'Placed.' }],
    lines: [{ lineNo: 1, sku: 'TES-1', name: 'Hampton Carrara', boxes: 9, unitPriceCents: 1000, totalCents: 9000 }],
  }
}
