import { sql } from '@tessera/server/sql'
import type { RunningStorefront } from './a-storefront.ts'

/** An order of the dealer that the platform has. */
export async function insertPlatformOrder({ admin }: RunningStorefront, ID: string, Quantity: number): Promise<void> {
  await admin.Orders.Create('Incoming', { ID, FromCompanyID: 'dealer', FromUserID: 'dealer-user' })
  await admin.LineItems.Create('Incoming', ID, { ProductID: 'zellige', Quantity })
  await admin.Orders.Submit('Incoming', ID)
}

/** The shop knows an order of the platform under a number. */
export const nameInShop = ({ database }: RunningStorefront, number: string, orderID: string) =>
  database.rows(sql`
    insert into sales_documents (id, platform_order_id, origin, order_type, status, subtotal_cents, total_cents, placed_at)
    values (${number}, ${orderID}, 'web', 'standard', 'open', 0, 0, now())`)
