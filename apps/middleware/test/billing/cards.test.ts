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

/** Authorizes zero, which saves the card. */
async function keep(payer: Payer): Promise<void> {
  const answer = await payer.shop.Payment.getauthorize({ paymentToken: await payer.card() }, { isCheckout: 'false' })
  expect(answer.state).toBe('authorized')
}
const cardsOf = async ({ shop: { MyCards } }: Payer) => (await MyCards.GetSavedCards()).cards

test('cards need a signed-in customer, who sees only their own', async () => {
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

/** Cards the platform lists for a user. */
async function heldBy(email: string): Promise<string[]> {
  const { database, admin } = shop.payments.auth
  const [person] = await database.rows<{ userID: string }>(sql`
    select platform_user_id as "userID" from people where email = ${email}`)
  const held = await admin.CreditCards.ListAssignments('storefront', { userID: person?.userID ?? '' })
  return held.Items.map(({ CreditCardID }) => CreditCardID)
}

test('a card is shared only by its holder with the right to pay bills', async () => {
  await keep(ada)
  const [card] = await cardsOf(ada)
  const wish = { cardId: card?.id ?? '', isShared: true }
  await expect(shop.anonymous.MyCards.ShareCard(wish)).rejects.toMatchObject({ status: 401 })
  await expect(eve.shop.MyCards.ShareCard(wish)).rejects.toMatchObject({ code: 'Payment.CardUnknown' })
  const rights = (text: string) =>
    shop.payments.auth.database.rows(sql`update people set rights = ${text} where email = 'ada@cards.example'`)
  await rights('{buy}')
  await expect(ada.shop.MyCards.ShareCard(wish)).rejects.toMatchObject({ status: 403, code: 'Payment.CardNeedsPay' })
  await rights('{account-view,billing-view,billing-pay,buy,can_create_user}')
})

test('everybody of the account pays with a shared card, also who comes later, until it is taken back', async () => {
  const [card] = await cardsOf(ada)
  const cardId = card?.id ?? ''
  const early = await shop.colleague(ada, 'early@cards.example', ['buy', 'billing-pay'])
  const { cards } = await ada.shop.MyCards.ShareCard({ cardId, isShared: true })
  expect(cards.find(({ id }) => id === cardId)).toMatchObject({ isShared: true, isOwn: true })
  expect(await cardsOf(early)).toMatchObject([{ id: cardId, isShared: true, isOwn: false }])
  expect(await cardsOf(eve)).toEqual([])
  const { auth } = shop.payments
  const manager = auth.asSession(await auth.signIn('ada@cards.example'))
  await manager.User.CreateNewUser({ email: 'late@cards.example', firstName: 'Lou', lastName: 'Late', rights: ['buy'] })
  expect(await heldBy('late@cards.example')).toEqual([cardId])
  // users can't share the card or take it from others
  await expect(early.shop.MyCards.ShareCard({ cardId, isShared: false })).rejects.toMatchObject({
    code: 'Payment.CardNotOwn',
  })
  // each user has a default card of their own
  await ada.shop.MyCards.SetDefaultCard({ cardId })
  expect(await cardsOf(early)).toMatchObject([{ isDefault: false }])
  await early.shop.MyCards.SetDefaultCard({ cardId })
  expect((await cardsOf(ada))[0]).toMatchObject({ id: cardId, isDefault: true })
  await early.shop.MyCards.RemoveSavedCard({ cardId })
  expect(await cardsOf(early)).toEqual([])
  expect(await heldBy('late@cards.example')).toEqual([cardId])
  await ada.shop.MyCards.ShareCard({ cardId, isShared: false })
  expect(await heldBy('late@cards.example')).toEqual([])
  expect((await cardsOf(ada))[0]).toMatchObject({ id: cardId, isShared: false, isOwn: true })
})

test('a shared card that its owner removes is gone for everybody', async () => {
  const [card] = await cardsOf(ada)
  const cardId = card?.id ?? ''
  const mate = await shop.colleague(ada, 'mate@cards.example', ['buy'])
  await ada.shop.MyCards.ShareCard({ cardId, isShared: true })
  expect(await cardsOf(mate)).toHaveLength(1)
  await ada.shop.MyCards.RemoveSavedCard({ cardId })
  expect(await cardsOf(mate)).toEqual([])
})
