import type { TestPlatform } from '@tessera/testing/platform'
import { createTestShop, type TestShop } from '@tessera/testing/shop'

export const inMinnesota = {
  Street1: '1 Main St',
  City: 'Duluth',
  State: 'MN',
  Zip: '55802',
  Country: 'US',
}

export interface TestCheckout extends TestShop {
  /** A cart with two boxes of tile and one bag of grout (48.6 and 30.67 pounds), shipped within Minnesota. */
  fill(): Promise<{ orderID: string; tile: string; grout: string }>
}

/** A shop in Minnesota with two products with weights. */
export async function aCheckout(platform: TestPlatform): Promise<TestCheckout> {
  const shop = await createTestShop(platform)
  const { admin, buyer, product } = shop
  await admin.ApiClients.Patch(shop.storefrontClientID, { xp: { BuiltInCheckout: true } })
  await admin.AdminAddresses.Create({ ID: 'store', ...inMinnesota })
  await product('tile', 12.34)
  await product('grout', 5.99)
  await admin.Products.Patch('tile', { ShipWeight: 19.3, ShipFromAddressID: 'store' })
  await admin.Products.Patch('grout', { ShipWeight: 10 })
  const fill = async () => {
    const home = await buyer.Me.CreateAddress({ ...inMinnesota, Shipping: true, Billing: true })
    const tile = await buyer.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 2 })
    const grout = await buyer.Cart.CreateLineItem({ ProductID: 'grout' })
    const { ID } = await buyer.Cart.Patch({ ShippingAddressID: home.ID })
    return { orderID: String(ID), tile: String(tile.ID), grout: String(grout.ID) }
  }
  return { ...shop, fill }
}

/** Connects the storefront to a checkout service. */
export async function connect({ admin, storefrontClientID }: TestShop, url: string, more: object = {}): Promise<void> {
  const EventType = 'OrderCheckout'
  await admin.IntegrationEvents.Create({
    ID: 'checkout',
    Name: 'Checkout',
    EventType,
    CustomImplementationUrl: url,
    HashKey: hashKey,
    ...more,
  })
  await admin.ApiClients.Patch(storefrontClientID, { OrderCheckoutIntegrationEventID: 'checkout' })
}

export const hashKey = 'a key both sides know'
