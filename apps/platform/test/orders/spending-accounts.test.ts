import { findViolations } from '@tessera/platform/find-violations'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { afterAll, describe, expect, test } from 'vitest'
import { aCart, anAccount, balanceOf, gift, refusedWith } from './a-cart-to-pay.ts'

const platform = await startPlatform()
afterAll(async () => expect(await findViolations(platform.database)).toEqual([]))

describe('a spending account', () => {
  test('pays when the order is submitted, once, and has its money back when the order is canceled', async () => {
    const shop = await createTestShop(platform)
    const order = await aCart(shop)
    await anAccount(shop)
    await shop.buyer.Cart.CreatePayment({ ...gift, Amount: 70 })
    expect(await balanceOf(shop)).toBe(80)
    await shop.buyer.Cart.Submit()
    expect(await balanceOf(shop)).toBe(10)
    await shop.admin.Orders.Cancel('Incoming', order)
    expect(await balanceOf(shop)).toBe(80)
  })

  test('has its money back when the payment or the order is deleted, under its new name too', async () => {
    const shop = await createTestShop(platform)
    const order = await aCart(shop)
    await anAccount(shop)
    const { Payments, SpendingAccounts } = shop.admin
    await shop.buyer.Cart.CreatePayment({ ...gift, ID: 'one', Amount: 20 })
    await shop.buyer.Cart.CreatePayment({ ...gift, ID: 'two', Amount: 10 })
    await shop.buyer.Cart.Submit()
    await expect(SpendingAccounts.Delete('b', 'gift')).rejects.toMatchObject(
      refusedWith('Payment.CannotDeleteSpendingAccount'),
    )
    expect(await balanceOf(shop)).toBe(50)
    await Payments.Delete('Incoming', order, 'one')
    expect(await balanceOf(shop)).toBe(70)
    await SpendingAccounts.Patch('b', 'gift', { ID: 'renamed' })
    expect(await Payments.Get('Incoming', order, 'two')).toMatchObject({ SpendingAccountID: 'renamed' })
    await shop.admin.Orders.Delete('Incoming', order)
    expect(await SpendingAccounts.Get('b', 'renamed')).toMatchObject({ Balance: 80 })
    await SpendingAccounts.Delete('b', 'renamed')
  })

  test('pays the difference when an administrator changes the amount later', async () => {
    const shop = await createTestShop(platform)
    const order = await aCart(shop)
    await anAccount(shop)
    await shop.buyer.Cart.CreatePayment({ ...gift, ID: 'one', Amount: 20 })
    await shop.buyer.Cart.Submit()
    const { Payments } = shop.admin
    await expect(Payments.Patch('Incoming', order, 'one', { Amount: 81 })).rejects.toMatchObject(
      refusedWith('Payment.ExceedsBalance'),
    )
    await Payments.Patch('Incoming', order, 'one', { Amount: 35 })
    expect(await balanceOf(shop)).toBe(45)
    await Payments.Create('Incoming', order, { ...gift, Amount: 5 })
    expect(await balanceOf(shop)).toBe(40)
    await Payments.Patch('Incoming', order, 'one', { Accepted: false })
    expect(await balanceOf(shop)).toBe(75)
  })

  test('pays no more than the order costs, at submit and whatever an administrator takes off later', async () => {
    const shop = await createTestShop(platform)
    const order = await aCart(shop)
    await anAccount(shop, { Balance: 500 })
    await shop.buyer.Cart.CreatePayment({ ...gift, ID: 'one', Amount: 150 })
    await shop.buyer.Cart.Submit()
    expect(await shop.admin.Payments.Get('Incoming', order, 'one')).toMatchObject({ Amount: 100 })
    expect(await balanceOf(shop)).toBe(400)
    await shop.admin.Orders.Patch('Incoming', order, { ShippingCost: 20 })
    expect(await balanceOf(shop)).toBe(400)
    const [line] = (await shop.admin.LineItems.List('Incoming', order)).Items
    await shop.admin.LineItems.Patch('Incoming', order, line?.ID ?? '', { Quantity: 1 })
    expect(await balanceOf(shop)).toBe(430)
    await shop.admin.Orders.Patch('Incoming', order, { ShippingCost: 0 })
    expect(await balanceOf(shop)).toBe(450)
  })

  test('pays more than it has where its assignment says so', async () => {
    const shop = await createTestShop(platform)
    await aCart(shop)
    await anAccount(shop, {}, { AllowExceed: true })
    await shop.buyer.Cart.CreatePayment({ ...gift })
    await shop.buyer.Cart.Submit()
    expect(await balanceOf(shop)).toBe(-20)
  })
})
