import type { RequestOptions } from '@tessera/client/call-options'
import type { SavedCard } from '@tessera/client/shop/types.gen'
import { buyerID, type Commerce } from '../../../kit/commerce.ts'
import { refuse } from '../../../kit/shop-error.ts'

export interface CardHolder {
  commerce: Commerce
  /** User ID on the platform. */
  userID: string
  bearerToken: string
}

/** Cards the platform lists for this user, the default first, then the newest. */
export async function listMyCards({ commerce, bearerToken, userID }: CardHolder): Promise<SavedCard[]> {
  const { Items } = await commerce.client.Me.ListCreditCards(
    { pageSize: 100, sortBy: ['!DateCreated'] },
    { accessToken: bearerToken },
  )
  const cards = Items.map((card) => ({
    id: card.ID,
    brand: card.CardType ?? 'Card',
    last4: card.PartialAccountNumber ?? '',
    holder: card.CardholderName,
    expiresOn: card.ExpirationDate?.slice(0, 10) ?? null,
    isDefault: isDefaultFor(card.xp, userID),
    isShared: false,
    isOwn: !card.xp?.sharedBy || card.xp.sharedBy === userID,
  }))
  const shared = await sharedCards(commerce, cards)
  return cards
    .map((card) => ({ ...card, isShared: shared.has(card.id) }))
    .sort((one, other) => Number(other.isDefault) - Number(one.isDefault))
}

/** A shared card may be the default of several users. */
const isDefaultFor = (xp: Record<string, unknown> | null | undefined, userID: string): boolean =>
  (xp?.usualFor as Record<string, unknown> | null | undefined)?.[userID] === true

async function sharedCards({ client, backOffice }: Commerce, cards: readonly { id: string }[]): Promise<Set<string>> {
  if (cards.length === 0) return new Set()
  const asShop = await backOffice()
  const counts = await Promise.all(cards.map(({ id }) => countHolders(client, id, asShop)))
  return new Set(cards.filter((_, at) => (counts[at] ?? 0) > 1).map(({ id }) => id))
}

export async function countHolders(client: Commerce['client'], id: string, asShop: RequestOptions): Promise<number> {
  const found = await client.CreditCards.ListAssignments(buyerID, { creditCardID: id, pageSize: 2 }, asShop)
  // a card assigned to a group has many holders
  return found.Items.some(({ UserID }) => !UserID) ? 2 : found.Items.length
}

/** A card of another user is not found. */
export const getMyCard = async (holder: CardHolder, id: string): Promise<SavedCard> =>
  (await listMyCards(holder)).find((card) => card.id === id) ?? refuse('Payment.CardUnknown')

/** Clears the other defaults first: for a moment there may be no default, but never two. */
export async function setDefaultCard(holder: CardHolder, id: string): Promise<void> {
  const { commerce, userID } = holder
  const asShop = await commerce.backOffice()
  await getMyCard(holder, id)
  for (const card of await listMyCards(holder))
    if (card.isDefault && card.id !== id)
      await commerce.client.CreditCards.Patch(buyerID, card.id, { xp: { usualFor: { [userID]: null } } }, asShop)
  await commerce.client.CreditCards.Patch(buyerID, id, { xp: { usualFor: { [userID]: true } } }, asShop)
}
