import { startPlatform } from '@tessera/testing/platform'
import { codeOf } from '@tessera/testing/wire'
import { expect, test } from 'vitest'
import { hasCardNumber } from '../../src/me/card-number.ts'
import { aBuyer, aUser, idsOf, notThere } from './a-buyer.ts'

const platform = await startPlatform()
const card = { Token: 'tok_1', CardType: 'Visa', PartialAccountNumber: '4242', CardholderName: 'Ann Example' }

test('nothing that looks like a whole card number is stored', async () => {
  const { wire } = await aBuyer(platform)
  const post = (change: object) => wire('POST', '/me/creditcards', { ...card, ...change })
  const number = '4242 4242 4242 4242'
  for (const change of [
    { PartialAccountNumber: '424242' },
    { Token: number.replaceAll(' ', '') },
    { xp: { Note: [`was ${number}`] } },
  ])
    expect(codeOf(await post(change)), JSON.stringify(change)).toBe('ValidationFailure')
})

test('a card number is distinguished from a token of digits, and from other numbers', () => {
  for (const number of ['4242424242424242', '3782-822463-10005', '5555 5555 5555 4444', 6011111111111117])
    expect(hasCardNumber(number), String(number)).toBe(true)
  for (const other of ['9418594164541111', '4242424242424241', '4242', 'tok_4242', null, 12, { a: ['x'] }])
    expect(hasCardNumber(other), JSON.stringify(other)).toBe(false)
})

test('a shared card can be used but not changed, and a private one is visible to its owner only', async () => {
  const buyer = await aBuyer(platform)
  await buyer.admin.CreditCards.Save('b1', 'company', card)
  await buyer.admin.CreditCards.SaveAssignment('b1', { CreditCardID: 'company' })
  for (const verb of ['PUT', 'PATCH', 'DELETE'] as const)
    expect(codeOf(await buyer.wire(verb, '/me/creditcards/company', card)), verb).toBe('CreditCard.CannotEditPublic')
  const own = await buyer.me.Me.CreateCreditCard(card)
  const id = String(own.ID)
  expect(own).toMatchObject({ ...card, Editable: true })
  expect(idsOf(await buyer.me.Me.ListCreditCards()).sort()).toEqual(['company', id].sort())
  expect(idsOf(await buyer.admin.CreditCards.List('b1'))).toEqual(['company'])
  await expect(buyer.admin.CreditCards.Get('b1', id)).rejects.toMatchObject(notThere('CreditCard', id))
  await expect(buyer.admin.CreditCards.SaveAssignment('b1', { CreditCardID: id })).rejects.toMatchObject(
    notThere('CreditCard', id),
  )
  const other = await aUser(platform, buyer.shop)
  expect(idsOf(await other.me.Me.ListCreditCards())).toEqual(['company'])
  await expect(other.me.Me.DeleteCreditCard(id)).rejects.toMatchObject(notThere('CreditCard', id))
})

test('a private card goes the whole way', async () => {
  const { me, wire } = await aBuyer(platform)
  const id = String((await me.Me.CreateCreditCard(card)).ID)
  expect((await wire('PATCH', `/me/creditcards/${id}`, { CardholderName: 'Bob' })).status).toBe(204)
  expect(await me.Me.GetCreditCard(id)).toMatchObject({ ...card, CardholderName: 'Bob' })
  expect(await me.Me.SaveCreditCard(id, { Token: 'tok_2' })).toMatchObject({ Token: 'tok_2', CardType: null })
  await me.Me.DeleteCreditCard(id)
  expect((await me.Me.ListCreditCards()).Meta.TotalCount).toBe(0)
})
