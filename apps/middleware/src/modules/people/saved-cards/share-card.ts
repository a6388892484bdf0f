import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { buyerID, type Commerce } from '../../../kit/commerce.ts'
import { refuse } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { type CardHolder, getMyCard } from './my-cards.ts'

/** Platform users of all people of the account who aren't deleted. */
const usersOf = async (db: Queryable, accountID: string): Promise<string[]> =>
  (
    await db.rows<{ id: string }>(sql`
      select platform_user_id as id from people where account_id = ${accountID} and status <> 'deleted'`)
  ).map(({ id }) => id)

/** Shares a card with all present and future users of the account, or with its owner alone again. */
export async function shareCard(
  db: Queryable,
  holder: CardHolder,
  { account }: Customer,
  { cardId, isShared }: { cardId: string; isShared: boolean },
): Promise<void> {
  const { commerce, userID } = holder
  const card = await getMyCard(holder, cardId)
  if (!card.isOwn) refuse('Payment.CardNotOwn')
  const { CreditCards } = commerce.client
  const asShop = await commerce.backOffice()
  // stored first: users added meanwhile get the card, and an interrupted call can be repeated
  const xp = { sharedBy: isShared ? userID : null, sharedFor: isShared ? account.id : null }
  await CreditCards.Patch(buyerID, cardId, { xp }, asShop)
  for (const other of await usersOf(db, account.id)) {
    if (other === userID) continue
    if (isShared) await CreditCards.SaveAssignment(buyerID, { CreditCardID: cardId, UserID: other }, asShop)
    else await CreditCards.DeleteAssignment(buyerID, cardId, { userID: other }, asShop).catch(ignoreNotFound)
  }
}

/** Assigns the account's shared cards to a new user. */
export async function giveSharedCards({ client, backOffice }: Commerce, accountID: string, userID: string) {
  const asShop = await backOffice()
  const cards = await client.CreditCards.List(
    buyerID,
    { filters: { 'xp.sharedFor': accountID }, pageSize: 100 },
    asShop,
  )
  for (const { ID } of cards.Items)
    await client.CreditCards.SaveAssignment(buyerID, { CreditCardID: ID, UserID: userID }, asShop)
}

function ignoreNotFound(error: unknown): undefined {
  if ((error as { status?: unknown }).status === 404) return undefined
  throw error
}
