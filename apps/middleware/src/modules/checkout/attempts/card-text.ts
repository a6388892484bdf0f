import type { ProcessingInput } from '@tessera/client/shop/types.gen'
import { sql } from '@tessera/server/sql'
import type { Visitor } from '../../../kit/visitor.ts'
import type { CartNeeds } from '../cart/cart-needs.ts'
import { ownerOf } from '../methods/owner.ts'
import { recentCards } from '../methods/recent-cards.ts'

/**
 * `Visa ending in 1111`, shown in the order review. Empty if the card isn't the visitor's; paying with it is refused.
 */
export async function cardText(
  { database, commerce }: Pick<CartNeeds, 'database' | 'commerce'>,
  { bearer }: Visitor,
  { paymentMethod, paymentToken, savedCardId }: ProcessingInput,
): Promise<string> {
  if (!bearer || paymentMethod !== 'Credit_Card') return ''
  if (savedCardId) {
    const query = { filters: { ID: savedCardId }, pageSize: 1 }
    const { Items } = await commerce.client.Me.ListCreditCards(query, { accessToken: bearer.token })
    const [card] = Items
    return card ? `${card.CardType ?? 'Card'} ending in ${card.PartialAccountNumber ?? ''}` : ''
  }
  const owner = ownerOf(bearer)
  const card =
    recentCards.find(paymentToken, owner) ??
    (await database.find<{ brand: string; last4: string }>(sql`
      select brand, last4 from card_tokens where token = ${paymentToken ?? ''} and owner = ${owner}`))
  return card ? `${card.brand} ending in ${card.last4}` : ''
}
