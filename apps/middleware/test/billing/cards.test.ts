import { sql } from '@tessera/server/sql'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aBillingShop, type BillingShop, type Payer } from './a-billing-shop.ts'

let shop: BillingShop
let ada: Payer
let eve: Payer
beforeAll(async () => {
  shop = await aBillingShop()
  ada = await shop.pro('ada@cards.example')
  eve = await shop.pro('eve@cards.example')
})
beforeEach(() => shop.payments.auth.database.rows(sql`delete from rate_limits`))

/** Asks the bank for nothing, which keeps the card. */
async function keep(payer: Payer): Promise<void> {
  const answer = await payer.shop.Payment.getauthorize({ paymentToken: await payer.card() }, { isCheckout: 'false' })
  expect(answer.state).toBe('authorized')
}
const cardsOf = async ({ shop: { MyCards } }: Payer) => (await MyCards.GetSavedCards()).cards

test('cards are for whoever is signed in, and everybody sees their own', async () => {
  await expect(shop.anonymous.MyCards.GetSavedCards()).rejects.toMatchObject({ status: 401 })
  await keep(ada)
  expect(await cardsOf(ada)).toMatchObject([{ brand: 'Visa', last4: '1111', isDefault: false, isShared: false }])
  expect(await cardsOf(eve)).toEqual([])
  const [card] = await cardsOf(ada)
  for (const work of [eve.shop.MyCards.RemoveSavedCard, eve.shop.MyCards.SetDefaultCard])
    await expect(work({ cardId: card?.id ?? '' })).rejects.toMatchObject({ code: 'Payment.CardUnknown' })
  expect(await cardsOf(ada)).toHaveLength(1)
})

test('one is the usual one, and comes first', async () => {
  await keep(ada)
  const [newest, oldest] = await cardsOf(ada)
  const { cards } = await ada.shop.MyCards.SetDefaultCard({ cardId: oldest?.id ?? '' })
  expect(cards.map(({ id, isDefault }) => [id, isDefault])).toEqual([
    [oldest?.id, true],
    [newest?.id, false],
  ])
  const again = await ada.shop.MyCards.SetDefaultCard({ cardId: newest?.id ?? '' })
  expect(again.cards.filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([newest?.id])
})

test('a card that was removed is gone, also at the provider', async () => {
  const [card] = await cardsOf(ada)
  const { cards } = await ada.shop.MyCards.RemoveSavedCard({ cardId: card?.id ?? '' })
  expect(cards.map(({ id }) => id)).not.toContain(card?.id)
  const noted = await shop.payments.auth.database.rows(sql`
    select from card_detachments where card_id = ${card?.id ?? ''}`)
  expect(noted).toHaveLength(1)
  await expect(ada.shop.MyCards.RemoveSavedCard({ cardId: card?.id ?? '' })).rejects.toMatchObject({
    code: 'Payment.CardUnknown',
  })
})
