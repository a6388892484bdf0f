import { findViolations } from '@tessera/platform/find-violations'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop, type TestShop } from '@tessera/testing/shop'
import { afterAll, describe, expect, test } from 'vitest'

const platform = await startPlatform()
afterAll(async () => expect(await findViolations(platform.database)).toEqual([]))

/** `kit`: two tiles, which are required, and optional grout. */
async function aKit(shop: TestShop): Promise<void> {
  const { admin } = shop
  await shop.product('tile', 50, 10)
  await shop.product('grout', 5)
  await shop.product('saw', 99)
  await admin.Bundles.Create({ ID: 'kit', Name: 'Kit', Active: true })
  await admin.Catalogs.SaveBundleAssignment({ CatalogID: 'b', BundleID: 'kit' })
  await admin.Bundles.SaveProductAssignment({ BundleID: 'kit', ProductID: 'tile', Required: true, DefaultQuantity: 2 })
  await admin.Bundles.SaveProductAssignment({ BundleID: 'kit', ProductID: 'grout', Required: false })
}

const linesIn = async ({ buyer }: TestShop) => (await buyer.Cart.ListLineItems({ sortBy: ['ProductID'] })).Items

describe('a bundle is refused', () => {
  test('that is not a bundle, is not visible, or is on another user’s order', async () => {
    const shop = await createTestShop(platform)
    await aKit(shop)
    await expect(shop.buyer.Cart.CreateBundleItem('none', {})).rejects.toMatchObject({
      message: 'Bundle none not found',
    })
    await expect(shop.buyer.Cart.CreateBundleItem('tile', {})).rejects.toMatchObject({ status: 404 })
    await shop.admin.Bundles.Create({ ID: 'hidden', Name: 'In no catalog', Active: true })
    await expect(shop.buyer.Cart.CreateBundleItem('hidden', {})).rejects.toMatchObject({ status: 404 })
    await shop.buyer.Cart.CreateBundleItem('kit', {})
    const order = String((await shop.buyer.Cart.Get()).ID)
    const { client: other } = await shop.anotherBuyer()
    await expect(other.BundleLineItems.Create('Outgoing', order, 'kit', {})).rejects.toMatchObject({
      message: `Order ${order} not found`,
    })
  })

  test('with products that are not in it, or without those it needs', async () => {
    const shop = await createTestShop(platform)
    await aKit(shop)
    const add = (...LineItems: object[]) => shop.buyer.Cart.CreateBundleItem('kit', { LineItems: LineItems as never })
    await expect(add({ ProductID: 'saw' })).rejects.toMatchObject({ errorCode: 'Bundle.ProductNotAssigned' })
    await expect(add({ Quantity: 1 })).rejects.toMatchObject({ errorCode: 'ValidationFailure' })
    await shop.admin.Bundles.SaveProductAssignment({ BundleID: 'kit', ProductID: 'tile', Required: true })
    await expect(add()).rejects.toMatchObject({ errorCode: 'Bundle.DefaultQuantityMissing' })
    await expect(add({ ProductID: 'grout' })).rejects.toMatchObject({ errorCode: 'Bundle.RequiredBundleItemMissing' })
    await expect(add({ ProductID: 'tile', Quantity: 11 })).rejects.toMatchObject({
      errorCode: 'Inventory.Insufficient',
    })
    await expect(add({ ProductID: 'tile', ShippingAddressID: 'none' })).rejects.toMatchObject({ status: 404 })
    expect(await shop.buyer.Cart.Get()).toMatchObject({ ID: null })
  })

  test('as a line of its own, and its lines do not go one by one', async () => {
    const shop = await createTestShop(platform)
    await aKit(shop)
    const { Cart } = shop.buyer
    await expect(Cart.CreateLineItem({ ProductID: 'kit' })).rejects.toMatchObject({
      errorCode: 'LineItem.CannotPurchaseBundleProduct',
    })
    await Cart.CreateBundleItem('kit', { LineItems: [{ ProductID: 'grout' }] as never })
    const [grout, kit, tile] = await linesIn(shop)
    await expect(Cart.DeleteLineItem(kit?.ID ?? '')).rejects.toMatchObject({ errorCode: 'LineItem.CannotRemoveBundle' })
    await expect(Cart.DeleteLineItem(tile?.ID ?? '')).rejects.toMatchObject({
      errorCode: 'LineItem.CannotRemoveRequiredBundleItem',
    })
    await expect(Cart.DeleteLineItem(grout?.ID ?? '')).rejects.toMatchObject({
      errorCode: 'LineItem.CannotRemoveBundleItem',
    })
    await expect(Cart.DeleteBundleItem('kit', tile?.ID ?? '')).rejects.toMatchObject({ status: 404 })
    await expect(Cart.DeleteBundleItem('tile', kit?.ID ?? '')).rejects.toMatchObject({ status: 404 })
  })

  test('once the order is submitted', async () => {
    const shop = await createTestShop(platform)
    await aKit(shop)
    const kit = await shop.buyer.Cart.CreateBundleItem('kit', {})
    const order = String((await shop.buyer.Cart.Submit()).ID)
    const { BundleLineItems } = shop.buyer
    await expect(BundleLineItems.Create('Outgoing', order, 'kit', {})).rejects.toMatchObject({ status: 403 })
    await expect(BundleLineItems.Delete('Outgoing', order, 'kit', kit.ID ?? '')).rejects.toMatchObject({ status: 403 })
  })
})

describe('a bundle', () => {
  test('brings its products, those that are needed by themselves', async () => {
    const shop = await createTestShop(platform)
    await aKit(shop)
    const kit = await shop.buyer.Cart.CreateBundleItem('kit', {
      LineItems: [{ ID: 'mine', ProductID: 'grout', Quantity: 3 }] as never,
    })
    expect(kit).toMatchObject({ ProductID: 'kit', IsBundle: true, UnitPrice: 0, LineTotal: 0, BundleItemID: null })
    expect(await linesIn(shop)).toMatchObject([
      { ID: 'mine', ProductID: 'grout', Quantity: 3, LineTotal: 15, BundleItemID: kit.ID },
      { ID: kit.ID, Product: { Name: 'Kit' } },
      { ProductID: 'tile', Quantity: 2, LineTotal: 100, BundleItemID: kit.ID },
    ])
    expect(await shop.buyer.Cart.Get()).toMatchObject({ LineItemCount: 2, Subtotal: 115, Total: 115 })
    await shop.buyer.Cart.DeleteBundleItem('kit', kit.ID ?? '')
    expect(await shop.buyer.Cart.Get()).toMatchObject({ LineItemCount: 0, Total: 0 })
    expect(await linesIn(shop)).toEqual([])
  })

  test('costs what its products cost as parts of bundles', async () => {
    const shop = await createTestShop(platform)
    await aKit(shop)
    await shop.admin.PriceSchedules.Patch('tile', { PriceBreaks: [{ Quantity: 1, Price: 50, BundlePrice: 40 }] })
    await shop.buyer.Cart.CreateBundleItem('kit', {})
    await shop.buyer.Cart.CreateLineItem({ ProductID: 'tile' })
    expect((await linesIn(shop)).map(({ LineTotal }) => LineTotal).sort()).toEqual([0, 50, 80])
  })

  test('is submitted, takes the stock of its products, and is shipped without itself', async () => {
    const shop = await createTestShop(platform)
    await aKit(shop)
    const kit = await shop.buyer.Cart.CreateBundleItem('kit', {})
    const order = String((await shop.buyer.Cart.Submit()).ID)
    expect(await shop.admin.Products.Get('tile')).toMatchObject({ Inventory: { QuantityAvailable: 8 } })
    await shop.admin.Orders.Ship('Incoming', order, { ID: 'parcel' })
    expect((await shop.buyer.Me.ListShipmentItems('parcel')).Items).toMatchObject([{ Product: { ID: 'tile' } }])
    expect(await shop.buyer.LineItems.Get('Outgoing', order, kit.ID ?? '')).toMatchObject({ QuantityShipped: 0 })
  })

  test('is put on an order by an administrator of orders', async () => {
    const shop = await createTestShop(platform)
    await aKit(shop)
    const { ID } = await shop.admin.Orders.Create('Incoming', { FromCompanyID: 'b', FromUserID: 'customer-1' })
    const kit = await shop.admin.BundleLineItems.Create('Incoming', ID ?? '', 'kit', {})
    expect(await shop.buyer.Cart.Get()).toMatchObject({ ID, Total: 100 })
    await shop.admin.BundleLineItems.Delete('Incoming', ID ?? '', 'kit', kit.ID ?? '')
    expect(await shop.buyer.Cart.Get()).toMatchObject({ ID, Total: 0 })
  })
})
