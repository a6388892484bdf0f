import type { ShopClient } from '@tessera/client/shop/types.gen'
import { postInvoices } from '@tessera/middleware/modules/ledger/posting/post-invoices'
import { sql } from '@tessera/server/sql'
import { daysAgo } from '../billing/a-billing-shop.ts'
import { anInvoice } from '../billing/an-account.ts'
import { aWholeShop, type WholeShop } from '../refusals/a-whole-shop.ts'
import { staffWith } from '../refusals/staff-with.ts'
import { type People, thePeople } from '../refusals/the-people.ts'

type Staff = ShopClient['Operator']

/** A shop with Ada's Pro Account, and staff who work on its money. */
export interface CreditDesk {
  shop: WholeShop
  people: People
  credit: Staff
  ada: ShopClient
  owner: { accountId: string; number: string; personId: string }
  /** An invoice of $108.00, due 30 days after it, unless told otherwise. */
  invoiced(days: number, more?: object): Promise<string>
}

export async function aCreditDesk(): Promise<CreditDesk> {
  const shop = await aWholeShop()
  const people = await thePeople(shop)
  const owner = await shop.database.find<CreditDesk['owner']>(sql`
    update accounts a set type = 'Pro', status = 'active', terms = 'NT30', credit_line_cents = 5000000, name = 'Ruiz Tile'
    from people p where p.account_id = a.id and p.email = ${people.ada.email}
    returning a.id as "accountId", a.number, p.id as "personId"`)
  if (!owner) throw new Error('Ada is gone')
  let invoices = 0
  return {
    shop,
    people,
    owner,
    credit: await staffWith(shop, 'FullAccess'),
    ada: shop.as(people.ada.session),
    invoiced: async (days, more = {}) => {
      invoices += 1
      const invoice = anInvoice(owner.accountId, `money ${invoices}`, { documentOn: daysAgo(days), ...more })
      const [posted] = await postInvoices(shop.database, [invoice])
      return posted?.id ?? ''
    },
  }
}
