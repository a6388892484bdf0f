import type { PlatformClient } from '@tessera/client/platform/types.gen'
import { createTestMarketplace, type TestMarketplace } from './marketplace.ts'
import type { TestPlatform } from './platform.ts'

export interface TestShop extends TestMarketplace {
  /** A signed-in customer of the buyer `b`. */
  buyer: PlatformClient
  buyerToken: string
  /** Creates another customer of the same buyer. */
  anotherBuyer(): Promise<{ client: PlatformClient; token: string; id: string }>
  /** Creates a product visible to all, with this price and stock. */
  product(id: string, price: number, stock?: number): Promise<void>
}

const password = 'A-Customers-Password-1'

/** A marketplace with one buyer, whose customers see one whole catalog. */
export async function createTestShop(platform: TestPlatform): Promise<TestShop> {
  const marketplace = await createTestMarketplace(platform)
  const { admin } = marketplace
  await admin.Buyers.Create({ ID: 'b', Name: 'Buyer', Active: true })
  await admin.SecurityProfiles.SaveAssignment({ SecurityProfileID: 'shopper', BuyerID: 'b' })
  let customers = 0
  const anotherBuyer = async () => {
    customers += 1
    const id = `customer-${customers}`
    const username = `${id}-${marketplace.id}`
    await admin.Users.Create('b', {
      ID: id,
      Username: username,
      Password: password,
      FirstName: 'A',
      LastName: 'Customer',
      Email: 'a@customer.test',
      Active: true,
    })
    const token = await marketplace.token({
      grant_type: 'password',
      client_id: marketplace.storefrontClientID,
      username,
      password,
    })
    return { client: marketplace.as(token), token, id }
  }
  const product = async (id: string, price: number, stock?: number) => {
    await admin.PriceSchedules.Create({ ID: id, Name: id, PriceBreaks: [{ Quantity: 1, Price: price }] })
    const Inventory = stock === undefined ? null : { Enabled: true, QuantityAvailable: stock }
    await admin.Products.Create({
      ID: id,
      Name: `Product ${id}`,
      Active: true,
      DefaultPriceScheduleID: id,
      ...(Inventory && { Inventory }),
    })
    await admin.Catalogs.SaveProductAssignment({ CatalogID: 'b', ProductID: id })
  }
  const first = await anotherBuyer()
  return { ...marketplace, buyer: first.client, buyerToken: first.token, anotherBuyer, product }
}
