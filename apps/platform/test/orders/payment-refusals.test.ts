import { findViolations } from '@tessera/platform/find-violations'
import { sql } from '@tessera/server/sql'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { afterAll, describe, expect, test } from 'vitest'
import { aCart, anAccount, gift, refusedWith } from './a-cart-to-pay.ts'
import { aGuest, showToGuests } from './people.ts'
import { aSellerUser } from './staff.ts'

const platform = await startPlatform()
afterAll(async () => expect(await findViolations(platform.database)).toEqual([]))

describe('a payment is refused', () => {
  test('where there is no order, or it is not the caller’s', async () => {
    const shop = await createTestShop(platform)
    const { buyer } = shop
    await expect(buyer.Cart.CreatePayment({ Type: 'PurchaseOrder' })).rejects.toMatchObject({ status: 404 })
    expect(await buyer.Cart.ListPayments()).toMatchObject({ Items: [], Meta: { TotalCount: 0 } })
    const order = await aCart(shop)
    const { ID } = await buyer.Cart.CreatePayment({ Type: 'PurchaseOrder' })
    const { client: other } = await shop.anotherBuyer()
    const calls = [
      () => other.Payments.List('Outgoing', order),
      () => other.Payments.Get('Outgoing', order, ID ?? ''),
      () => other.Payments.Create('Outgoing', order, { Type: 'PurchaseOrder' }),
      () => other.Payments.Patch('Outgoing', order, ID ?? '', { Description: 'mine' }),
      () => other.Payments.Delete('Outgoing', order, ID ?? ''),
    ]
    for (const call of calls)
      await expect(call()).rejects.toMatchObject({ status: 404, message: `Order ${order} not found` })
    await expect(buyer.Cart.GetPayment('none')).rejects.toMatchObject({ message: 'Payment none not found' })
    await expect(buyer.Cart.DeletePayment('none')).rejects.toMatchObject({ status: 404 })
  })

  test('to those who may only read orders', async () => {
    const shop = await createTestShop(platform)
    const order = await aCart(shop)
    const reader = await aSellerUser(shop, 'OrderReader', 'UnsubmittedOrderReader')
    expect(await reader.Payments.List('Incoming', order)).toMatchObject({ Items: [] })
    await expect(reader.Payments.Create('Incoming', order, { Type: 'PurchaseOrder' })).rejects.toMatchObject({
      status: 403,
    })
  })

  test('with the means of another type, or without its own', async () => {
    const shop = await createTestShop(platform)
    await aCart(shop)
    const { buyer } = shop
    const create = buyer.Cart.CreatePayment
    await expect(create({})).rejects.toMatchObject(refusedWith('ValidationFailure'))
    await expect(create({ Type: 'PurchaseOrder', CreditCardID: 'x' })).rejects.toMatchObject(
      refusedWith('Payment.CannotSetCreditCard'),
    )
    await expect(create({ Type: 'CreditCard', SpendingAccountID: 'x' })).rejects.toMatchObject(
      refusedWith('Payment.CannotSetSpendingAccount'),
    )
    await expect(create({ Type: 'SpendingAccount' })).rejects.toMatchObject(
      refusedWith('Payment.SpendingAccountIdMissing'),
    )
    await expect(create({ ...gift })).rejects.toMatchObject(refusedWith('Payment.InvalidSpendingAccountID'))
    await expect(create({ Type: 'PurchaseOrder', OrderReturnID: 'none', Amount: -1 })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('with no amount, too large a one, an ID that is taken, or a card number anywhere', async () => {
    const shop = await createTestShop(platform)
    await aCart(shop)
    const create = shop.buyer.Cart.CreatePayment
    for (const Amount of [0, -5])
      await expect(create({ Type: 'PurchaseOrder', Amount })).rejects.toMatchObject(
        refusedWith('Payment.AmountGreaterThanZero'),
      )
    await expect(create({ Type: 'PurchaseOrder', Amount: 1e13 })).rejects.toMatchObject(
      refusedWith('ValidationFailure'),
    )
    await create({ ID: 'one', Type: 'PurchaseOrder', Amount: 10 })
    await expect(create({ ID: 'one', Type: 'PurchaseOrder', Amount: 10 })).rejects.toMatchObject({ status: 409 })
    await expect(create({ Type: 'CreditCard', xp: { pan: '4111 1111 1111 1111' } })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('card number'),
    })
  })

  test('when the order is paid already', async () => {
    const shop = await createTestShop(platform)
    await aCart(shop)
    const { Cart } = shop.buyer
    await Cart.CreatePayment({ Type: 'PurchaseOrder' })
    await expect(Cart.CreatePayment({ Type: 'PurchaseOrder' })).rejects.toMatchObject(
      refusedWith('Payment.AlreadyPaid'),
    )
    await Cart.CreatePayment({ Type: 'PurchaseOrder', Amount: 100 })
    await expect(Cart.CreatePayment({ Type: 'PurchaseOrder', Amount: 1 })).rejects.toMatchObject(
      refusedWith('Payment.AlreadyPaid'),
    )
  })

  test('from an account that is too small, out of its time, or no means of payment', async () => {
    const shop = await createTestShop(platform)
    await aCart(shop)
    await anAccount(shop)
    const { Cart } = shop.buyer
    await expect(Cart.CreatePayment({ ...gift })).rejects.toMatchObject(refusedWith('Payment.ExceedsBalance'))
    await Cart.CreatePayment({ ...gift, Amount: 60 })
    await expect(Cart.CreatePayment({ ...gift, Amount: 30 })).rejects.toMatchObject(
      refusedWith('Payment.ExceedsBalance'),
    )
    await shop.admin.SpendingAccounts.Patch('b', 'gift', { EndDate: '2020-01-01T00:00:00Z' })
    await expect(Cart.CreatePayment({ ...gift, Amount: 5 })).rejects.toMatchObject(
      refusedWith('Payment.CannotUseExpiredSpendingAccount'),
    )
    await shop.admin.SpendingAccounts.Patch('b', 'gift', { EndDate: null, AllowAsPaymentMethod: false })
    await expect(Cart.CreatePayment({ ...gift, Amount: 5 })).rejects.toMatchObject(
      refusedWith('Payment.InvalidSpendingAccountID'),
    )
    await expect(Cart.Submit()).rejects.toMatchObject(refusedWith('Payment.InvalidSpendingAccountID'))
  })

  test('with another user’s card', async () => {
    const shop = await createTestShop(platform)
    await aCart(shop)
    const { client: other } = await shop.anotherBuyer()
    const theirs = await other.Me.CreateCreditCard({ CardType: 'Visa', Token: 'tok' })
    const pay = (CreditCardID: string) => shop.buyer.Cart.CreatePayment({ Type: 'CreditCard', CreditCardID })
    await expect(pay(theirs.ID ?? '')).rejects.toMatchObject({ message: `CreditCard ${theirs.ID} not found` })
    await shop.admin.CreditCards.Create('b', { ID: 'company', CardType: 'Visa' })
    await expect(pay('company')).rejects.toMatchObject({ status: 404 })
    await shop.admin.CreditCards.SaveAssignment('b', { CreditCardID: 'company', UserID: 'customer-1' })
    expect(await pay('company')).toMatchObject({ CreditCardID: 'company', Accepted: false })
  })

  test('to a guest with a card of the user behind all guests', async () => {
    const shop = await createTestShop(platform)
    await shop.product('tile', 50)
    await showToGuests(shop, 'tile')
    const guest = await aGuest(shop)
    await guest.client.Cart.CreateLineItem({ ProductID: 'tile' })
    await platform.database.rows(sql`
      insert into credit_cards (marketplace_id, buyer_id, id, private_of)
      select marketplace_id, company_id, 'private', uid from users where marketplace_id = ${shop.id} and id = 'guest'`)
    await expect(
      guest.client.Cart.CreatePayment({ Type: 'CreditCard', CreditCardID: 'private' }),
    ).rejects.toMatchObject({ message: 'CreditCard private not found' })
    expect(await guest.client.Cart.CreatePayment({ Type: 'CreditCard' })).toMatchObject({ Accepted: false })
  })
})

describe('a change of a payment is refused', () => {
  test('of fields fixed at creation, and to accept it oneself', async () => {
    const shop = await createTestShop(platform)
    const order = await aCart(shop)
    const { Cart } = shop.buyer
    await Cart.CreatePayment({ ID: 'card', Type: 'CreditCard', Amount: 60 })
    await expect(Cart.PatchPayment('card', { Type: 'PurchaseOrder' })).rejects.toMatchObject(
      refusedWith('Payment.CannotPatchProperty'),
    )
    await expect(Cart.PatchPayment('card', { Amount: -1 })).rejects.toMatchObject(
      refusedWith('Payment.AmountGreaterThanZero'),
    )
    await expect(Cart.PatchPayment('card', { Accepted: true })).rejects.toMatchObject(
      refusedWith('Payment.NotAuthorizedToPatch'),
    )
    await expect(Cart.Submit()).rejects.toMatchObject(refusedWith('Order.CannotSubmitWithUnaccceptedPayments'))
    await shop.admin.Payments.Patch('Incoming', order, 'card', { Accepted: true })
    await expect(Cart.PatchPayment('card', { Amount: 1 })).rejects.toMatchObject(
      refusedWith('Payment.CannotPatchAccepted'),
    )
    expect(await Cart.Submit()).toMatchObject({ Status: 'Open' })
  })

  test('of a submitted order by its buyer, and of a canceled one by anybody', async () => {
    const shop = await createTestShop(platform)
    const order = await aCart(shop)
    await shop.buyer.Cart.CreatePayment({ ID: 'po', Type: 'PurchaseOrder' })
    await shop.buyer.Cart.Submit()
    const { Payments } = shop.buyer
    await expect(Payments.Patch('Outgoing', order, 'po', { Amount: 1 })).rejects.toMatchObject(
      refusedWith('Payment.CannotPatchAccepted'),
    )
    await expect(Payments.Delete('Outgoing', order, 'po')).rejects.toMatchObject(
      refusedWith('Payment.NotAuthorizedToPatch'),
    )
    await shop.admin.Orders.Cancel('Incoming', order)
    for (const change of [
      () => shop.admin.Payments.Patch('Incoming', order, 'po', { Amount: 1 }),
      () => shop.admin.Payments.Delete('Incoming', order, 'po'),
      () => shop.admin.Payments.Create('Incoming', order, { Type: 'PurchaseOrder' }),
    ])
      await expect(change()).rejects.toMatchObject(refusedWith('Payment.CannotEditCancelled'))
  })
})
