import { findViolations } from '@tessera/platform/find-violations'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { afterAll, expect, test } from 'vitest'
import { inMinnesota } from '../checkout/a-checkout.ts'
import { counting } from './counted.ts'
import { aGuest, showToGuests } from './people.ts'

const platform = await startPlatform()
const shop = await createTestShop(platform)
await shop.admin.ApiClients.Patch(shop.storefrontClientID, { xp: { BuiltInCheckout: true } })
for (const id of ['tile', 'grout', 'trim']) {
  await shop.product(id, 10)
  await showToGuests(shop, id)
}
const count = counting(platform.database)
afterAll(async () => expect(await findViolations(platform.database)).toEqual([]))

const threeLines = async ({ Cart }: typeof shop.buyer) => {
  for (const ProductID of ['tile', 'grout', 'trim']) await Cart.CreateLineItem({ ProductID, Quantity: 2 })
}

test('a guest’s checkout of three lines takes 25 statements, and 21 once the products are known', async () => {
  const checkOut = async () => {
    const { client } = await aGuest(shop)
    return count(async () => {
      await threeLines(client)
      await client.Cart.Patch({ Comments: 'Leave it at the door' })
      expect(await client.Cart.Submit()).toMatchObject({ Status: 'Open', Total: 60 })
    })
  }
  expect((await checkOut()).length).toBeLessThanOrEqual(25)
  const statements = await checkOut()
  expect(statements.length).toBeLessThanOrEqual(21)
  // the submission changes no line, and their copies are current
  expect(statements.filter((text) => text.includes('insert into line_items')).length).toBe(3)
})

test('one with addresses, shipping, tax and a payment takes 63', async () => {
  const { client } = await aGuest(shop)
  const { Cart } = client
  const statements = await count(async () => {
    await threeLines(client)
    await Cart.Patch({ Comments: 'Leave it at the door' })
    await Cart.PatchFromUser({ FirstName: 'A', LastName: 'Guest', Email: 'a@guest.test' })
    await Cart.SetBillingAddress(inMinnesota)
    await Cart.SetShippingAddress(inMinnesota)
    await Cart.EstimateShipping()
    await Cart.SelectShipMethods({ ShipMethodSelections: [{ ShipEstimateID: 'shipment-1', ShipMethodID: 'ground' }] })
    await Cart.Calculate()
    await Cart.CreatePayment({ Type: 'PurchaseOrder', Accepted: true })
    expect(await Cart.Submit()).toMatchObject({ Status: 'Open' })
  })
  expect(statements.length).toBeLessThanOrEqual(63)
})

test('a first line takes 5, the next one 4', async () => {
  const { client } = await aGuest(shop)
  const add = () => client.Cart.CreateLineItem({ ProductID: 'tile' })
  expect((await count(add)).length).toBeLessThanOrEqual(5)
  expect((await count(add)).length).toBeLessThanOrEqual(4)
})
