import type { PaymentMethod } from '@tessera/contract/shop/constants'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { buyerID } from '../../../kit/commerce.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { type Customer, isNetPro } from '../../../kit/visitor.ts'
import type { Attempt } from '../attempts/attempt.ts'
import type { PaymentNeeds } from '../payments/payment-needs.ts'
import { isGuestOwner } from './owner.ts'
import type { CardRow } from './recent-cards.ts'
import { termsLabels } from './terms-labels.ts'

/** Payment chosen by the customer, as stored by ProcessCart. */
export interface ChosenPayment {
  paymentMethod: PaymentMethod
  /** From the gettokenize call. */
  paymentToken?: string | null
  savedCardId?: string | null
  saveCard?: boolean
  /** From the initiatepayment call, for Citizen_Pay. */
  referenceId?: string | null
}

export interface Payer {
  /** From `ownerOf(bearer)`: guests share one platform user, so their order ID tells them apart. */
  owner: string
  bearerToken: string
  /** Undefined for guests. */
  customer: Customer | undefined
}

/** Source of the money for an attempt, with its label. */
export type PaymentSource = Pick<
  Attempt,
  'choice' | 'providerToken' | 'savedCardId' | 'saveCard' | 'words' | 'accountId'
>

const emptySource = { providerToken: null, savedCardId: null, saveCard: false, accountId: null }

/** Looks up the chosen source; a card of another owner counts as unknown. */
export async function findPaymentSource(
  needs: PaymentNeeds,
  payer: Payer,
  chosen: ChosenPayment,
  readCard: () => Promise<CardRow | undefined> = () => findCard(needs.database, payer, chosen),
): Promise<PaymentSource> {
  if (chosen.paymentMethod === 'Invoice') return termsOf(payer)
  if (chosen.paymentMethod === 'Citizen_Pay')
    return { ...emptySource, choice: `loan ${chosen.referenceId ?? ''}`, words: 'Citizen Pay' }
  if (chosen.savedCardId) return savedCard(needs, payer, chosen.savedCardId)
  return newCard(payer, chosen, await readCard())
}

function termsOf({ customer }: Payer): PaymentSource {
  if (!customer || !isNetPro(customer.account)) return refuse('Payment.MethodNotAllowed')
  const { id, terms } = customer.account
  return { ...emptySource, choice: 'terms', words: `Invoice, ${termsLabels[terms].toLowerCase()}`, accountId: id }
}

/** The card of a token, if it is the payer's. */
export const selectCard = ({ owner }: Pick<Payer, 'owner'>, { paymentToken }: ChosenPayment): Sql => sql`
  select provider_token as "providerToken", brand, last4 from card_tokens
  where token = ${paymentToken ?? ''} and owner = ${owner}`

const findCard = (db: Queryable, payer: Payer, chosen: ChosenPayment): Promise<CardRow | undefined> =>
  db.find<CardRow>(selectCard(payer, chosen))

/** A new card as a source; refused if there is none. */
export function newCard(
  { owner }: Pick<Payer, 'owner'>,
  chosen: ChosenPayment,
  card: CardRow | undefined,
): PaymentSource {
  const { paymentToken, saveCard = false } = chosen
  if (!card) return refuse('Payment.CardUnknown')
  return {
    ...emptySource,
    choice: `card ${paymentToken}`,
    providerToken: card.providerToken,
    saveCard: saveCard && !isGuestOwner(owner),
    words: `${card.brand} ending in ${card.last4}`,
  }
}

/** A saved card, if the platform lists it for this user. */
async function savedCard(
  { commerce }: PaymentNeeds,
  { owner, bearerToken }: Payer,
  id: string,
): Promise<PaymentSource> {
  if (isGuestOwner(owner)) return refuse('Payment.CardUnknown')
  const mine = commerce.client.Me.ListCreditCards
  const { Items } = await mine({ filters: { ID: id }, pageSize: 1 }, { accessToken: bearerToken })
  const [card] = Items
  const whole = card && (await commerce.client.CreditCards.Get(buyerID, card.ID, await commerce.backOffice()))
  if (!whole?.Token) return refuse('Payment.CardUnknown')
  const words = `${whole.CardType ?? 'Card'} ending in ${whole.PartialAccountNumber ?? ''}`
  return { ...emptySource, choice: `saved ${id}`, providerToken: whole.Token, savedCardId: id, words }
}
