import { createClient } from '@tessera/client/create-client'
import type { BuyerCreditCard } from '@tessera/client/platform/types.gen'
import { cookieKeys } from '@tessera/contract/shop/constants'
import { getEnvironment } from '../lib/environment.server.ts'
import type { Visitor } from '../session/visitor.server.ts'
import type { SavedCard } from './saved-card.ts'

/** Cards live with the platform, which shows everybody their own; it answers behind the same address as the shop. */
const platform = () => createClient({ baseApiUrl: getEnvironment().middlewareUrl, timeoutInMilliseconds: 5000 })

const asVisitor = (visitor: Visitor) => ({ accessToken: visitor.get(cookieKeys.authToken) ?? '' })

/** Nothing when they cannot be asked for: paying by a new card still works. */
export async function findSavedCards(visitor: Visitor): Promise<SavedCard[] | null> {
  try {
    const { Items } = await platform().Me.ListCreditCards(
      { pageSize: 100, sortBy: ['!DateCreated'] },
      asVisitor(visitor),
    )
    return Items.map(savedCard)
  } catch {
    return null
  }
}

export const removeSavedCard = (visitor: Visitor, id: string): Promise<void> =>
  platform().Me.DeleteCreditCard(id, asVisitor(visitor))

const savedCard = (card: BuyerCreditCard): SavedCard => ({
  id: card.ID,
  brand: card.CardType ?? 'Card',
  last4: card.PartialAccountNumber ?? '',
  holder: card.CardholderName,
  expiresOn: card.ExpirationDate?.slice(0, 10) ?? null,
  canRemove: card.Editable,
})
