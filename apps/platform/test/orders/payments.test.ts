import { findViolations } from '@tessera/platform/find-violations'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { afterAll, describe, expect, test } from 'vitest'
import { aCart } from './a-cart-to-pay.ts'

const platform = await startPlatform()
afterAll(async () => expect(await findViolations(platform.database)).toEqual([]))

describe('transactions', () => {
  const authorized = { ID: 'auth', Type: 'Authorization', DateExecuted: '2024-05-01T10:00:00Z', Amount: 100 }

  test('are not for shoppers, need a payment, a type and a date, and an ID of their own', async () => {
    const shop = await createTestShop(platform)
    const order = await aCart(shop)
    await shop.buyer.Cart.CreatePayment({ ID: 'card', Type: 'CreditCard' })
    await expect(shop.buyer.Cart.CreatePaymentTransaction('card', authorized)).rejects.toMatchObject({ status: 403 })
    await expect(shop.buyer.Payments.CreateTransaction('Outgoing', order, 'card', authorized)).rejects.toMatchObject({
      status: 403,
    })
    const { CreateTransaction } = shop.admin.Payments
    await expect(CreateTransaction('Incoming', order, 'none', authorized)).rejects.toMatchObject({
      message: 'Payment none not found',
    })
    await expect(CreateTransaction('Incoming', order, 'card', { Type: 'x' } as never)).rejects.toMatchObject({
      status: 400,
    })
    await expect(
      CreateTransaction('Incoming', order, 'card', { ...authorized, ResultMessage: 'PAN 4111111111111111' }),
    ).rejects.toMatchObject({ status: 400 })
    await CreateTransaction('Incoming', order, 'card', authorized)
    await expect(CreateTransaction('Incoming', order, 'card', authorized)).rejects.toMatchObject({ status: 409 })
    await expect(shop.admin.Payments.DeleteTransaction('Incoming', order, 'card', 'none')).rejects.toMatchObject({
      message: 'PaymentTransaction none not found',
    })
  })

  test('are shown with their payment, oldest first', async () => {
    const shop = await createTestShop(platform)
    const order = await aCart(shop)
    await shop.buyer.Cart.CreatePayment({ ID: 'card', Type: 'CreditCard' })
    const { Payments } = shop.admin
    const captured = { ID: 'capture', Type: 'Capture', DateExecuted: '2024-05-02T10:00:00Z', Succeeded: true }
    await Payments.CreateTransaction('Incoming', order, 'card', { ...captured, xp: { provider: 'p' } })
    expect(await Payments.CreateTransaction('Incoming', order, 'card', authorized)).toMatchObject({
      ID: 'card',
      Type: 'CreditCard',
      Transactions: [
        { ID: 'auth', Amount: 100, Succeeded: false, xp: null },
        { ID: 'capture', Amount: null, Succeeded: true, xp: { provider: 'p' } },
      ],
    })
    await Payments.DeleteTransaction('Incoming', order, 'card', 'auth')
    expect(await shop.buyer.Cart.GetPayment('card')).toMatchObject({ Transactions: [{ ID: 'capture' }] })
  })
})

describe('a payment', () => {
  test('is made, listed, described, changed and taken back', async () => {
    const shop = await createTestShop(platform)
    const order = await aCart(shop)
    const { Cart, Payments } = shop.buyer
    const made = await Cart.CreatePayment({
      Type: 'PurchaseOrder',
      Amount: 40,
      Description: 'PO 1',
      xp: { a: { b: 1 } },
    })
    expect(made).toMatchObject({ Accepted: true, Amount: 40, Description: 'PO 1', Transactions: [] })
    expect(made.DateCreated).toBeTruthy()
    const id = String(made.ID)
    expect(await Cart.PatchPayment(id, { xp: { a: { c: 2 } }, Amount: 0 })).toMatchObject({
      Amount: 0,
      Description: 'PO 1',
      xp: { a: { b: 1, c: 2 } },
    })
    expect(await Payments.Patch('Outgoing', order, id, { xp: null, Description: null, Amount: 12.5 })).toMatchObject({
      Amount: 12.5,
      Description: null,
      xp: null,
    })
    await Cart.CreatePayment({ ID: 'rest', Type: 'CreditCard' })
    expect((await Payments.List('Outgoing', order)).Items.map(({ ID }) => ID)).toEqual([id, 'rest'])
    expect((await Cart.ListPayments({ filters: { Type: 'CreditCard' } })).Items).toMatchObject([
      { ID: 'rest', Amount: null },
    ])
    await Cart.DeletePayment('rest')
    await Payments.Delete('Outgoing', order, id)
    expect(await Cart.ListPayments()).toMatchObject({ Items: [] })
  })

  test('limits its extended properties, over any number of writes', async () => {
    const shop = await createTestShop(platform)
    await aCart(shop)
    const { Cart } = shop.buyer
    const half = 'x'.repeat(4500)
    await Cart.CreatePayment({ ID: 'po', Type: 'PurchaseOrder', xp: { one: half } })
    await expect(Cart.PatchPayment('po', { xp: { two: half } })).rejects.toMatchObject({ status: 400 })
    await Cart.Patch({ xp: { one: half } })
    await expect(Cart.Patch({ xp: { two: half } })).rejects.toMatchObject({ status: 400 })
  })

  test('without an amount takes what the others leave open', async () => {
    const shop = await createTestShop(platform)
    const order = await aCart(shop)
    const { Cart } = shop.buyer
    await Cart.CreatePayment({ ID: 'rest', Type: 'PurchaseOrder' })
    await Cart.CreatePayment({ ID: 'part', Type: 'PurchaseOrder', Amount: 30 })
    await Cart.Submit()
    expect((await shop.admin.Payments.List('Incoming', order)).Items).toMatchObject([
      { ID: 'rest', Amount: 70 },
      { ID: 'part', Amount: 30 },
    ])
  })
})
