import { importWebOrder } from '@tessera/middleware/modules/orders/web-orders/import-web-order'
import { settlePerson } from '@tessera/middleware/modules/people/accounts/settle-person'
import { findCustomer } from '@tessera/middleware/modules/people/session/find-customer'
import { sql } from '@tessera/server/sql'
import type { CardName, Shopper } from '../payments/a-payment-shop.ts'
import type { Member, SalesShop } from './a-sales-shop.ts'

export interface LimitedTeam {
  owner: Member
  /** May order up to $10. */
  buyer: Member
  shopper: Shopper
}

/** An owner who may approve and a team member with a limit and a cart of $30. */
export async function aLimitedTeam(shop: SalesShop, name: string, limitCents = 1000): Promise<LimitedTeam> {
  const { database, commerce } = shop.needs
  const owner = await shop.pro(`${name}-owner`)
  await shop.payments.signedIn(`${name}-buyer@shop.test`)
  const member = await shop.member(`${name}-buyer@shop.test`)
  await database.rows(sql`
    update people set account_id = ${owner.accountId}, rights = '{buy}', order_limit_cents = ${limitCents}
    where id = ${member.personId}`)
  await settlePerson(database, commerce, member.personId)
  const session = await shop.payments.auth.signIn(member.email)
  const customer = await findCustomer(database, session.tessera_auth_token)
  const shopper = { ...(await shop.payments.shopperOf(session)), customer }
  return { owner, buyer: { ...member, accountId: owner.accountId }, shopper }
}

/** Another person of the account who may approve. */
export async function anotherApprover(shop: SalesShop, { owner }: LimitedTeam, name: string): Promise<Member> {
  const mate = await shop.colleague(owner, name, ['approve'])
  await settlePerson(shop.needs.database, shop.needs.commerce, mate.personId)
  return mate
}

/** Places the cart of $30, which then waits; returns its number. */
export async function placeWaiting(shop: SalesShop, { shopper }: LimitedTeam, card?: CardName): Promise<string> {
  const payment = card
    ? { paymentMethod: 'Credit_Card' as const, paymentToken: await shop.payments.card(shopper, card) }
    : { paymentMethod: 'Invoice' as const }
  const { status } = await shop.payments.submit(shopper, payment)
  if (status !== 'awaiting-approval') throw new Error(`the order is ${status}`)
  return (await importWebOrder(shop.needs, shopper.orderId)) ?? ''
}
