import { findCustomer } from '@tessera/middleware/modules/people/session/find-customer'
import { sql } from '@tessera/server/sql'
import type { Shopper } from '../payments/a-payment-shop.ts'
import type { Member, SalesShop } from './a-sales-shop.ts'

export interface PlacedWebOrder {
  shopper: Shopper
  member: Member
}

/** A web order by card, placed but not captured. */
export async function placeByCard(shop: SalesShop, name: string): Promise<PlacedWebOrder> {
  const { payments } = shop
  const shopper = await payments.signedIn(`${name}@shop.test`, { slate: 3, grout: 2 })
  await payments.submit(shopper, { paymentMethod: 'Credit_Card', paymentToken: await payments.card(shopper) })
  return { shopper, member: await shop.member(`${name}@shop.test`) }
}

/** A web order on terms, with a credit line of $1,000. */
export async function placeOnTerms(shop: SalesShop, name: string): Promise<PlacedWebOrder> {
  const { payments } = shop
  const shopper = await payments.signedIn(`${name}@shop.test`)
  await shop.needs.database.rows(sql`
    update accounts set type = 'Pro', status = 'active', terms = 'NT30', credit_line_cents = 100000
    where id = (select account_id from people where email = ${`${name}@shop.test`})`)
  const session = await payments.auth.signIn(`${name}@shop.test`)
  const customer = await findCustomer(shop.needs.database, session.tessera_auth_token)
  await payments.submit({ ...shopper, customer }, { paymentMethod: 'Invoice' })
  return { shopper, member: await shop.member(`${name}@shop.test`) }
}
