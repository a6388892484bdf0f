import { buyerID } from '../../../kit/commerce.ts'
import { isGuestOwner } from '../methods/owner.ts'
import type { PaymentNeeds } from '../payments/payment-needs.ts'
import type { Attempt } from './attempt.ts'

/** Saves the card on the platform for the user, with the provider's token. */
export async function saveCard({ provider, commerce }: PaymentNeeds, at: Attempt): Promise<string | null> {
  if (isGuestOwner(at.owner) || !at.providerToken) return null
  const found = await provider.tokenDetails(at.providerToken)
  if (found.outcome === 'none') return null
  if (found.outcome !== 'found') throw new Error('the provider did not tell about a card')
  const { token, brand, last4, expires, holder } = found.card
  const [month = 1, year = 2000] = expires.split('/').map(Number)
  const id = `card-${at.id}`
  const { CreditCards } = commerce.client
  const asShop = await commerce.backOffice()
  await CreditCards.Save(
    buyerID,
    id,
    {
      Token: token,
      CardType: brand,
      PartialAccountNumber: last4,
      CardholderName: holder,
      ExpirationDate: new Date(Date.UTC(year, month, 0)).toISOString(),
    },
    asShop,
  )
  await CreditCards.SaveAssignment(buyerID, { CreditCardID: id, UserID: at.owner }, asShop)
  return id
}
