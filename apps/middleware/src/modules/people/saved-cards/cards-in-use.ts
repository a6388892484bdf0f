import type { RequestOptions } from '@tessera/client/call-options'
import { buyerID, type Commerce } from '../../../kit/commerce.ts'
import type { Person } from '../accounts/people.ts'

/** Statuses of orders that may still be charged. The platform lists them separately. */
const open = ['Open', 'AwaitingApproval']

/** Cards used by open orders of these people. */
export async function cardsInUse(
  { client }: Commerce,
  people: readonly Pick<Person, 'platformUserID'>[],
  asShop: RequestOptions,
): Promise<Set<string>> {
  const cards = new Set<string>()
  const list = (userID: string, Status: string) =>
    client.Orders.List.each('Incoming', { buyerID, filters: { FromUserID: userID, Status }, pageSize: 100 }, asShop)
  for (const { platformUserID } of people)
    for (const status of open)
      for await (const { ID } of list(platformUserID, status)) {
        const payments = await client.Payments.List('Incoming', ID, { pageSize: 100 }, asShop)
        for (const { CreditCardID } of payments.Items) if (CreditCardID) cards.add(CreditCardID)
      }
  return cards
}
