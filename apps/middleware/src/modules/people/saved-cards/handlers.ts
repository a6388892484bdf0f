import { savedCardCalls } from '@tessera/contract/middleware/saved-cards/operations'
import type { Handlers } from '@tessera/server/call'
import type { Database } from '@tessera/server/database'
import { bearerOf } from '../../../kit/bearer-of.ts'
import { buyerID, type Commerce } from '../../../kit/commerce.ts'
import { customerOf } from '../../../kit/customer-of.ts'
import { handle } from '../../../kit/http/handle.ts'
import { refuse } from '../../../kit/shop-error.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import { audit, auditActorOf } from '../accounts/audit.ts'
import { listPeople } from '../accounts/people.ts'
import { refuseRight } from '../rights/billing-rights.ts'
import { cardsInUse } from './cards-in-use.ts'
import { forgetCard } from './forget-card.ts'
import { type CardHolder, countHolders, getMyCard, listMyCards, setDefaultCard } from './my-cards.ts'
import { shareCard } from './share-card.ts'

interface Needs {
  database: Database
  commerce: Commerce
}

/** Calls about a user's own cards; a manager deletes those of all users (`User.DeleteMeCreditCardForAllUser`). */
export function savedCardHandlers({ database, commerce }: Needs): Handlers<Visitor> {
  const holderOf = (call: { actor: Visitor }): CardHolder => ({
    commerce,
    userID: customerOf(call).platformUserID,
    bearerToken: bearerOf(call.actor).token,
  })
  return {
    ...handle(savedCardCalls.getSavedCards, async (call) => ({ cards: await listMyCards(holderOf(call)) })),
    ...handle(savedCardCalls.setDefaultCard, async (call) => {
      const holder = holderOf(call)
      await setDefaultCard(holder, call.body.cardId)
      return { cards: await listMyCards(holder) }
    }),
    ...handle(savedCardCalls.shareCard, async (call) => {
      const customer = customerOf(call)
      const holder = holderOf(call)
      await getMyCard(holder, call.body.cardId)
      if (!customer.rights.has('billing-pay')) await refuseRight(database, customer, 'Payment.CardNeedsPay')
      await shareCard(database, holder, customer, call.body)
      const { cardId, isShared } = call.body
      await audit(database, auditActorOf(call), { action: 'card.share', object: cardId, after: { isShared } })
      return { cards: await listMyCards(holder) }
    }),
    ...handle(savedCardCalls.removeSavedCard, async (call) => {
      const holder = holderOf(call)
      const { id, isShared, isOwn } = await getMyCard(holder, call.body.cardId)
      const mayUse = isShared && isOwn ? await listPeople(database, customerOf(call).account.id) : []
      await refuseInUse(holder, id, mayUse)
      const isLeft = isShared && !isOwn
      await (isLeft ? leaveSharedCard(holder, id) : forgetCard({ database, commerce }, id, await commerce.backOffice()))
      await audit(database, auditActorOf(call), { action: 'card.remove', object: id })
      return { cards: await listMyCards(holder) }
    }),
  }
}

type User = Parameters<typeof cardsInUse>[1][number]

async function refuseInUse({ commerce, userID }: CardHolder, id: string, others: readonly User[]): Promise<void> {
  const users = others.length > 0 ? others : [{ platformUserID: userID }]
  const inUse = await cardsInUse(commerce, users, await commerce.backOffice())
  if (inUse.has(id)) refuse('Payment.CardInUse')
}

/** Removes a shared card for this user only. */
async function leaveSharedCard({ commerce, userID }: CardHolder, id: string): Promise<void> {
  const asShop = await commerce.backOffice()
  if ((await countHolders(commerce.client, id, asShop)) > 1)
    await commerce.client.CreditCards.DeleteAssignment(buyerID, id, { userID }, asShop)
}
