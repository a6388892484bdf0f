import type { RequestOptions } from '@tessera/client/call-options'
import { userCalls } from '@tessera/contract/middleware/users/operations'
import { type QueryParameters, queryValue } from '@tessera/server/call'
import { buyerID, type Commerce } from '../../../kit/commerce.ts'
import { customerOf } from '../../../kit/customer-of.ts'
import { handle } from '../../../kit/http/handle.ts'
import { invalid } from '../../../kit/shop-error.ts'
import { audit, auditActorOf } from '../accounts/audit.ts'
import { listPeople, type Person } from '../accounts/people.ts'
import { cardsInUse } from '../saved-cards/cards-in-use.ts'
import { forgetCard } from '../saved-cards/forget-card.ts'
import { checkRecentSignIn } from '../session/recent-sign-in.ts'
import type { AuthNeeds } from '../sign-in/auth-needs.ts'

const defaultSize = 20
const maxSize = 100

/**
 * Deletes saved cards of all users of the caller's account, one page at a time in ID order. Cards of open orders are
 * skipped. Later cards move up, so request page 1 until none remains.
 */
export const deleteAccountCardsHandler = (needs: AuthNeeds) =>
  handle(userCalls.deleteCards, async (call) => {
    const customer = customerOf(call)
    checkRecentSignIn(customer, call.now)
    const page = wholeNumber(call, 'page', 1, Number.MAX_SAFE_INTEGER)
    const size = wholeNumber(call, 'pageSize', defaultSize, maxSize)
    const people = await listPeople(needs.database, customer.account.id)
    const asShop = await needs.commerce.backOffice()
    const cards = await listCards(needs.commerce, people, asShop)
    const chosen = cards.slice((page - 1) * size, page * size)
    const inUse = chosen.length > 0 ? await cardsInUse(needs.commerce, people, asShop) : new Set<string>()
    const removable = chosen.filter((id) => !inUse.has(id))
    for (const id of removable) await forgetCard(needs, id, asShop)
    await audit(needs.database, auditActorOf(call), {
      action: 'cards.delete',
      object: customer.account.id,
      after: { removed: removable, skipped: chosen.filter((id) => inUse.has(id)) },
    })
    const skipped = chosen.length - removable.length
    return { removed: removable.length, remaining: cards.length - removable.length, skipped }
  })

function wholeNumber(call: { query: QueryParameters }, name: string, fallback: number, largest: number): number {
  const text = queryValue(call, name)
  if (!text) return fallback
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0
  return value >= 1 && value <= largest
    ? value
    : invalid(name, `${name} must be a whole number from 1${largest === maxSize ? ` to ${maxSize}` : ''}.`)
}

/** Counts a shared card once. */
async function listCards({ client }: Commerce, people: readonly Person[], asShop: RequestOptions): Promise<string[]> {
  const cards = new Set<string>()
  for (const { platformUserID: userID } of people)
    for await (const { CreditCardID } of client.CreditCards.ListAssignments.each(
      buyerID,
      { userID, pageSize: 100 },
      asShop,
    ))
      cards.add(CreditCardID)
  return [...cards].sort()
}
