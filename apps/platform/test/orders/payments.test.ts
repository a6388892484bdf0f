import { sql } from '@tessera/server/sql'
import { findViolations } from '@tessera/testing/invariants'
import { startPlatform } from '@tessera/testing/platform'
import { aShop, type TestShop } from '@tessera/testing/shop'
import { afterAll, describe, expect, test } from 'vitest'
import { aGuest, showToGuests } from './people.ts'
import { aSellerUser } from './staff.ts'

const platform = await startPlatform()
afterAll(async () => expect(await findViolations(platform.database)).toEqual([]))

/** A cart of 100, and an account of 80 that its user may pay with. */
async function aCart(shop: TestShop): Promise<string> {
  await shop.product('tile', 50)
  await shop.buyer.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 2 })
  return String((await shop.buyer.Cart.Get()).ID)
}

async function anAccount(shop: TestShop, more: object = {}, assigned: object = {}): Promise<void> {
  const { SpendingAccounts } = shop.admin
  await SpendingAccounts.Create('b', { ID: 'gift', Name: 'Gift', Balance: 80, AllowAsPaymentMethod: true, ...more })
  await SpendingAccounts.SaveAssignment('b', {
    SpendingAccountID: 'gift',
    UserID: 'customer-1',
    AllowExceed: false,
    ...assigned,
  })
}

const balanceOf = async ({ admin }: TestShop) => (await admin.SpendingAccounts.Get('b', 'gift')).Balance
const gift = { Type: 'SpendingAccount', SpendingAccountID: 'gift' } as const
const refusedWith = (errorCode: string) => ({ errorCode })

describe('a payment is refused', () => {
  test('where there is no order, or it is not the caller’s', async () => {
    const shop = await aShop(platform)
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
    const shop = await aShop(platform)
    const order = await aCart(shop)
    const reader = await aSellerUser(shop, 'OrderReader', 'UnsubmittedOrderReader')
    expect(await reader.Payments.List('Incoming', order)).toMatchObject({ Items: [] })
    await expect(reader.Payments.Create('Incoming', order, { Type: 'PurchaseOrder' })).rejects.toMatchObject({
      status: 403,
    })
  })

  test('with the means of another type, or without its own', async () => {
    const shop = await aShop(platform)
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
    const shop = await aShop(platform)
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
    const shop = await aShop(platform)
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
    const shop = await aShop(platform)
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

  test('with a card that is somebody else’s', async () => {
    const shop = await aShop(platform)
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
    const shop = await aShop(platform)
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
  test('of what was said when it was made, and to accept it oneself', async () => {
    const shop = await aShop(platform)
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
    const shop = await aShop(platform)
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

describe('transactions', () => {
  const authorized = { ID: 'auth', Type: 'Authorization', DateExecuted: '2024-05-01T10:00:00Z', Amount: 100 }

  test('are not for shoppers, need a payment, a type and a date, and an ID of their own', async () => {
    const shop = await aShop(platform)
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
    const shop = await aShop(platform)
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
    const shop = await aShop(platform)
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

  test('keeps its extended properties short, however many writes they take', async () => {
    const shop = await aShop(platform)
    await aCart(shop)
    const { Cart } = shop.buyer
    const half = 'x'.repeat(4500)
    await Cart.CreatePayment({ ID: 'po', Type: 'PurchaseOrder', xp: { one: half } })
    await expect(Cart.PatchPayment('po', { xp: { two: half } })).rejects.toMatchObject({ status: 400 })
    await Cart.Patch({ xp: { one: half } })
    await expect(Cart.Patch({ xp: { two: half } })).rejects.toMatchObject({ status: 400 })
  })

  test('without an amount comes to what the others leave open', async () => {
    const shop = await aShop(platform)
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

describe('a spending account', () => {
  test('pays when the order is submitted, once, and has its money back when the order is canceled', async () => {
    const shop = await aShop(platform)
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
    const shop = await aShop(platform)
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
    const shop = await aShop(platform)
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
    const shop = await aShop(platform)
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
    const shop = await aShop(platform)
    await aCart(shop)
    await anAccount(shop, {}, { AllowExceed: true })
    await shop.buyer.Cart.CreatePayment({ ...gift })
    await shop.buyer.Cart.Submit()
    expect(await balanceOf(shop)).toBe(-20)
  })
})
