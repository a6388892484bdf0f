import { findViolations } from '@tessera/platform/find-violations'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop, type TestShop } from '@tessera/testing/shop'
import { afterAll, describe, expect, test } from 'vitest'
import { aGuest, showToGuests } from './people.ts'

const platform = await startPlatform()
afterAll(async () => expect(await findViolations(platform.database)).toEqual([]))

const home = { Street1: '1 Main St', City: 'Boston', State: 'MA', Zip: '02110', Country: 'US' }
const work = { ...home, Street1: '9 Side St', xp: { dock: { left: true } } }

async function aCart(shop: TestShop, lines = 1): Promise<string> {
  await shop.product('tile', 50)
  for (let line = 0; line < lines; line += 1) await shop.buyer.Cart.CreateLineItem({ ProductID: 'tile' })
  return String((await shop.buyer.Cart.Get()).ID)
}

/** An address of the buyer that all its users may ship and bill to. */
async function anAddress({ admin }: TestShop): Promise<void> {
  await admin.Addresses.Create('b', { ID: 'depot', ...home, Street1: 'Depot' })
  await admin.Addresses.SaveAssignment('b', { AddressID: 'depot', IsShipping: true, IsBilling: true })
}

const linesOf = async ({ admin }: TestShop, order: string) => (await admin.LineItems.List('Incoming', order)).Items

test('an address that is assigned for bills only is no shipping address, and one of others is none at all', async () => {
  const shop = await createTestShop(platform)
  await aCart(shop)
  await shop.admin.Addresses.Create('b', { ID: 'office', ...home })
  await expect(shop.buyer.Cart.Patch({ ShippingAddressID: 'office' })).rejects.toMatchObject({ status: 404 })
  await shop.admin.Addresses.SaveAssignment('b', { AddressID: 'office', IsShipping: false, IsBilling: true })
  const refused = { status: 400, errorCode: 'Address.IsNotShippingAddress' }
  await expect(shop.buyer.Cart.Patch({ ShippingAddressID: 'office' })).rejects.toMatchObject(refused)
  const [line] = (await shop.buyer.Cart.ListLineItems()).Items
  const patch = { ShippingAddressID: 'office' }
  await expect(shop.buyer.Cart.PatchLineItem(String(line?.ID), patch)).rejects.toMatchObject(refused)
  expect(await shop.buyer.Cart.Patch({ BillingAddressID: 'office' })).toMatchObject({ BillingAddressID: 'office' })
})

describe('a one-time address is refused', () => {
  test('without street, city or country, and without state where letters need one', async () => {
    const shop = await createTestShop(platform)
    await aCart(shop)
    await expect(shop.buyer.Cart.SetShippingAddress({ City: 'Boston', Country: 'US' } as never)).rejects.toMatchObject({
      status: 400,
      message: 'Street1 is required.',
    })
    const stateless = { ...home, State: null }
    const incomplete = { status: 400, message: 'State is required in US.' }
    await expect(shop.buyer.Cart.SetShippingAddress(stateless)).rejects.toMatchObject(incomplete)
    await expect(shop.buyer.Cart.SetBillingAddress(stateless)).rejects.toMatchObject(incomplete)
    await shop.buyer.Cart.SetShippingAddress(home)
    await expect(shop.buyer.Cart.PatchShippingAddress({ State: null })).rejects.toMatchObject(incomplete)
  })

  test('on another user’s order, on a missing line, and once the order is submitted', async () => {
    const shop = await createTestShop(platform)
    const order = await aCart(shop)
    const { client: other } = await shop.anotherBuyer()
    await expect(other.Orders.SetShippingAddress('Outgoing', order, home)).rejects.toMatchObject({ status: 404 })
    await expect(other.Orders.SetBillingAddress('Outgoing', order, home)).rejects.toMatchObject({ status: 404 })
    await expect(shop.buyer.LineItems.SetShippingAddress('Outgoing', order, 'none', home)).rejects.toMatchObject({
      message: 'LineItem none not found',
    })
    const [line] = (await shop.buyer.Cart.ListLineItems()).Items
    await shop.buyer.Cart.Submit()
    const { Orders, LineItems } = shop.buyer
    await expect(Orders.SetShippingAddress('Outgoing', order, home)).rejects.toMatchObject({ status: 403 })
    await expect(Orders.SetBillingAddress('Outgoing', order, home)).rejects.toMatchObject({ status: 403 })
    await expect(LineItems.SetShippingAddress('Outgoing', order, line?.ID ?? '', home)).rejects.toMatchObject({
      status: 403,
    })
  })

  test('in part where there is none, or one that is known by its ID', async () => {
    const shop = await createTestShop(platform)
    const order = await aCart(shop)
    await anAddress(shop)
    const { Cart, LineItems } = shop.buyer
    const [line] = (await Cart.ListLineItems()).Items
    const patches = {
      shipping: () => Cart.PatchShippingAddress({ City: 'X' }),
      billing: () => Cart.PatchBillingAddress({ City: 'X' }),
      line: () => LineItems.PatchShippingAddress('Outgoing', order, line?.ID ?? '', { City: 'X' }),
    }
    await expect(patches.shipping()).rejects.toMatchObject({ errorCode: 'ShippingAddress.CannotModifyNotFound' })
    await expect(patches.billing()).rejects.toMatchObject({ errorCode: 'BillingAddress.CannotModifyNotFound' })
    await expect(patches.line()).rejects.toMatchObject({ errorCode: 'LineItem.CannotPatchShippingAddressIfMissing' })
    await Cart.Patch({ ShippingAddressID: 'depot', BillingAddressID: 'depot' })
    await expect(patches.shipping()).rejects.toMatchObject({ errorCode: 'ShippingAddress.CannotPatchSetByID' })
    await expect(patches.billing()).rejects.toMatchObject({ errorCode: 'BillingAddress.CannotPatchSetByID' })
    await expect(patches.line()).rejects.toMatchObject({ errorCode: 'ShippingAddress.CannotPatchSetByID' })
  })
})

describe('a billing address', () => {
  test('is written, changed in part, and gives way to one with an ID', async () => {
    const shop = await createTestShop(platform)
    const order = await aCart(shop)
    await anAddress(shop)
    const { Cart, Orders } = shop.buyer
    expect(await Cart.SetBillingAddress({ ...work, ID: 'ignored' })).toMatchObject({
      BillingAddressID: null,
      BillingAddress: { ID: null, Street1: '9 Side St', Phone: null, xp: { dock: { left: true } } },
    })
    expect(await Cart.PatchBillingAddress({ Phone: '1', xp: { dock: { gate: 2 } } })).toMatchObject({
      BillingAddress: { Street1: '9 Side St', Phone: '1', xp: { dock: { left: true, gate: 2 } } },
    })
    expect(await Orders.PatchBillingAddress('Outgoing', order, { Phone: '2' })).toMatchObject({
      BillingAddress: { Street1: '9 Side St', Phone: '2' },
    })
    expect(await Cart.Patch({ BillingAddressID: 'depot' })).toMatchObject({
      BillingAddress: { ID: 'depot', Street1: 'Depot' },
    })
    expect(await Orders.SetBillingAddress('Outgoing', order, home)).toMatchObject({
      BillingAddressID: null,
      BillingAddress: { ID: null, Street1: '1 Main St', xp: null },
    })
    expect(await Cart.Submit()).toMatchObject({ BillingAddress: { Street1: '1 Main St' } })
  })
})

describe('a shipping address', () => {
  test('of the order is that of all its lines, the later ones too', async () => {
    const shop = await createTestShop(platform)
    const order = await aCart(shop, 2)
    await anAddress(shop)
    const { Cart } = shop.buyer
    await Cart.Patch({ ShippingAddressID: 'depot' })
    expect(await Cart.SetShippingAddress(home)).toMatchObject({ ID: order, ShippingAddressID: null })
    await Cart.CreateLineItem({ ProductID: 'tile' })
    for (const line of await linesOf(shop, order))
      expect(line).toMatchObject({ ShippingAddressID: null, ShippingAddress: { ID: null, Street1: '1 Main St' } })
    await Cart.PatchShippingAddress({ Street2: 'Floor 2' })
    for (const line of await linesOf(shop, order))
      expect(line).toMatchObject({ ShippingAddress: { Street1: '1 Main St', Street2: 'Floor 2' } })
  })

  test('may be that of one line alone, which a correction for the order leaves where it is', async () => {
    const shop = await createTestShop(platform)
    const order = await aCart(shop, 2)
    const { Cart, LineItems } = shop.buyer
    await Cart.SetShippingAddress(home)
    const [first] = await linesOf(shop, order)
    const id = first?.ID ?? ''
    expect(await LineItems.SetShippingAddress('Outgoing', order, id, work)).toMatchObject({
      ID: id,
      ShippingAddress: { Street1: '9 Side St' },
    })
    expect(await LineItems.PatchShippingAddress('Outgoing', order, id, { Zip: '1' })).toMatchObject({
      ShippingAddress: { Street1: '9 Side St', Zip: '1' },
    })
    await Cart.PatchShippingAddress({ Zip: '2' })
    expect((await linesOf(shop, order)).map(({ ShippingAddress }) => ShippingAddress?.Zip).sort()).toEqual(['1', '2'])
  })

  test('makes the cart when there is none', async () => {
    const { buyer } = await createTestShop(platform)
    await expect(buyer.Cart.PatchShippingAddress({ Zip: '1' })).rejects.toMatchObject({ status: 404 })
    expect(await buyer.Cart.SetShippingAddress(home)).toMatchObject({ LineItemCount: 0, Status: 'Unsubmitted' })
  })

  test('stays as it was when the order was submitted, whatever is done to the order or the address', async () => {
    const shop = await createTestShop(platform)
    const order = await aCart(shop)
    await anAddress(shop)
    await shop.buyer.Cart.Patch({ ShippingAddressID: 'depot', BillingAddressID: 'depot' })
    await shop.buyer.Cart.Submit()
    await shop.admin.Addresses.Patch('b', 'depot', { Street1: 'Moved' })
    await shop.admin.Products.Patch('tile', { Name: 'Renamed' })
    await shop.admin.Orders.Patch('Incoming', order, { Comments: 'soon' })
    const [line] = await linesOf(shop, order)
    await shop.admin.LineItems.Patch('Incoming', order, line?.ID ?? '', { CostCenter: 'c' })
    expect(await linesOf(shop, order)).toMatchObject([
      { CostCenter: 'c', ShippingAddress: { Street1: 'Depot' }, Product: { Name: 'Product tile' } },
    ])
    expect(await shop.admin.Orders.Get('Incoming', order)).toMatchObject({ BillingAddress: { Street1: 'Depot' } })
  })

  test('is still changed by an administrator of orders', async () => {
    const shop = await createTestShop(platform)
    const order = await aCart(shop)
    await shop.buyer.Cart.SetShippingAddress(home)
    await shop.buyer.Cart.Submit()
    await shop.admin.Orders.PatchShippingAddress('Incoming', order, { Zip: '3' })
    await shop.admin.Orders.SetBillingAddress('Incoming', order, work)
    expect(await linesOf(shop, order)).toMatchObject([{ ShippingAddress: { Street1: '1 Main St', Zip: '3' } }])
    expect(await shop.admin.Orders.Get('Incoming', order)).toMatchObject({ BillingAddress: { Street1: '9 Side St' } })
  })
})

describe('the name on an order', () => {
  test('is not written by a registered user', async () => {
    const shop = await createTestShop(platform)
    const order = await aCart(shop)
    await expect(shop.buyer.Cart.PatchFromUser({ FirstName: 'Eve' })).rejects.toMatchObject({
      errorCode: 'User.IsNotTemp',
    })
    await expect(shop.admin.Orders.PatchFromUser('Incoming', order, { FirstName: 'Eve' })).rejects.toMatchObject({
      errorCode: 'User.IsNotTemp',
    })
  })

  test('is a guest’s own, for this order and nothing else', async () => {
    const shop = await createTestShop(platform)
    await shop.product('tile', 50)
    await showToGuests(shop, 'tile')
    const [one, two] = [await aGuest(shop), await aGuest(shop)]
    await expect(two.client.Orders.PatchFromUser('Outgoing', one.orderID, { LastName: 'X' })).rejects.toMatchObject({
      status: 404,
    })
    await one.client.Cart.CreateLineItem({ ProductID: 'tile' })
    const named = { FirstName: 'Ann', LastName: 'Lee', Email: 'ann@lee.test', Username: 'admin', Active: false }
    expect(await one.client.Cart.PatchFromUser(named)).toMatchObject({
      FromUser: {
        FirstName: 'Ann',
        LastName: 'Lee',
        Email: 'ann@lee.test',
        Username: 'storefront-guest',
        Active: true,
      },
    })
    expect(await one.client.Orders.PatchFromUser('Outgoing', one.orderID, { LastName: 'Poe' })).toMatchObject({
      FromUser: { FirstName: 'Ann', LastName: 'Poe' },
    })
    expect(await one.client.Cart.Submit()).toMatchObject({ FromUser: { FirstName: 'Ann', LastName: 'Poe' } })
    expect(await two.client.Cart.PatchFromUser({})).toMatchObject({ FromUser: { FirstName: 'Guest' } })
    await expect(one.client.Orders.PatchFromUser('Outgoing', one.orderID, { LastName: 'X' })).rejects.toMatchObject({
      status: 403,
    })
  })
})
