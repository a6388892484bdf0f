import type { LineItem, OrderWorksheet } from '@tessera/client/platform/types.gen'
import { findViolations } from '@tessera/platform/find-violations'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { aGuest, type Guest, showToGuests } from './people.ts'

const platform = await startPlatform()
const shop = await createTestShop(platform)
const products = ['tile', 'grout', 'trim']
for (const [at, id] of products.entries()) await shop.product(id, 10 + at)
for (const id of products) await showToGuests(shop, id)
afterAll(async () => expect(await findViolations(platform.database)).toEqual([]))

interface Reply {
  Worksheet: OrderWorksheet
  Removed: string[] | null
}

const take = async ({ token }: Guest, Steps: object[], more: object = {}): Promise<Reply> => {
  const headers = { authorization: `Bearer ${token}` }
  const payload = { Steps, ...more }
  const answer = await platform.app.inject({ method: 'POST', url: '/v1/cart/steps', headers, payload })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const add = (ProductID: string, Quantity = 1) => ({ Operation: 'Cart.CreateLineItem', Body: { ProductID, Quantity } })
const patch = (lineItemID: string, Quantity: number) => ({
  Operation: 'Cart.PatchLineItem',
  Parameters: { lineItemID },
  Body: { Quantity },
})
const remove = (lineItemID: string) => ({ Operation: 'Cart.DeleteLineItem', Parameters: { lineItemID } })

/** A line as steps answer it. */
const withoutUser = ({ Order }: OrderWorksheet) => ({ ...Order, FromUser: undefined })
const withoutCopies = ({ Product, Variant, ShipFromAddress, ...line }: LineItem) => line

/** A cart whose state the platform has cached. */
async function aKeptCart() {
  const guest = await aGuest(shop)
  const first = await take(guest, [add('tile'), add('grout')])
  const [tile, grout] = first.Worksheet.LineItems ?? []
  if (!tile || !grout) throw new Error('The cart has two lines.')
  const { Worksheet } = await take(guest, [patch(tile.ID, 2)])
  const orderID = Worksheet.Order?.ID ?? ''
  return { guest, tile: tile.ID, grout: grout.ID, orderID, LastUpdated: Worksheet.Order?.LastUpdated }
}
const quantities = async ({ client }: Guest) =>
  (await client.Cart.ListLineItems({ sortBy: ['DateAdded'] })).Items.map(({ Quantity }) => Quantity)

describe('changes only', () => {
  test('without a version the whole cart is returned', async () => {
    const { guest, tile } = await aKeptCart()
    const { Worksheet, Removed } = await take(guest, [patch(tile, 3)], { ChangesOnly: true })
    expect(Worksheet.LineItems).toHaveLength(2)
    expect(Removed).toBeNull()
  })

  test('a step that changes the order alone returns no line', async () => {
    const { guest, LastUpdated } = await aKeptCart()
    const note = { Operation: 'Cart.Patch', Body: { Comments: 'x' } }
    const { Worksheet, Removed } = await take(guest, [note], { LastUpdated, ChangesOnly: true })
    expect([Worksheet.LineItems, Removed]).toEqual([[], []])
    expect(Worksheet.Order).toEqual(withoutUser(await guest.client.Cart.GetOrderWorksheet()))
  })

  test('addresses, a name and costs return the order and its lines as they are stored', async () => {
    const { guest, LastUpdated } = await aKeptCart()
    const address = { Street1: '12 Oak St', City: 'Naperville', State: 'IL', Zip: '60540', Country: 'US' }
    const steps = [
      { Operation: 'Cart.PatchFromUser', Body: { Email: 'dana@example.com' } },
      { Operation: 'Cart.SetShippingAddress', Body: address },
      { Operation: 'Cart.SetBillingAddress', Body: address },
      { Operation: 'Cart.Patch', Body: { xp: { Shop: { note: 'x' } } } },
    ]
    const { Worksheet } = await take(guest, steps, { LastUpdated, ChangesOnly: true })
    const { LineItems, ...stored } = await guest.client.Cart.GetOrderWorksheet()
    expect({ ...Worksheet, LineItems: [] }).toEqual({ ...stored, LineItems: [] })
    expect(Worksheet.LineItems?.map(withoutCopies)).toEqual(LineItems?.map(withoutCopies))
    expect(Worksheet.Order).toMatchObject({ FromUser: { Email: 'dana@example.com' }, BillingAddress: address })
  })

  test('a check of a known cart returns its problems alone, and refuses another version', async () => {
    const { guest, tile, LastUpdated } = await aKeptCart()
    const check = { ChangesOnly: true, Validate: true }
    const checked = await take(guest, [], { ...check, LastUpdated })
    const whole = await take(guest, [], { Validate: true })
    expect(checked).toEqual({ ...whole, Worksheet: null, Removed: [] })
    expect(whole.Worksheet.LineItems).toHaveLength(2)
    await take(guest, [patch(tile, 4)])
    const headers = { authorization: `Bearer ${guest.token}` }
    const payload = { Steps: [], ...check, LastUpdated }
    const refused = await platform.app.inject({ method: 'POST', url: '/v1/cart/steps', headers, payload })
    expect(refused.json()).toMatchObject({ Errors: [{ ErrorCode: 'Order.ChangedMeanwhile' }] })
  })

  test('the first lines of a cart return it as it is stored', async () => {
    const guest = await aGuest(shop)
    const { Worksheet } = await take(guest, [add('tile'), add('grout')], { LastUpdated: null, ChangesOnly: true })
    const { LineItems, ...stored } = await guest.client.Cart.GetOrderWorksheet()
    expect({ ...Worksheet, LineItems: [] }).toEqual({ ...stored, LineItems: [] })
    expect(Worksheet.LineItems?.map(withoutCopies)).toEqual(LineItems?.map(withoutCopies))
  })

  test('a changed line, a new one and the removed ones, with all totals', async () => {
    const { guest, tile, grout, LastUpdated } = await aKeptCart()
    const changes = { LastUpdated, ChangesOnly: true }
    const { Worksheet, Removed } = await take(guest, [patch(tile, 5), remove(grout), add('trim')], changes)
    expect(Worksheet.LineItems).toMatchObject([
      { ID: tile, Quantity: 5 },
      { ProductID: 'trim', LineTotal: 12 },
    ])
    expect(Removed).toEqual([grout])
    expect(Worksheet.Order).toEqual(withoutUser(await guest.client.Cart.GetOrderWorksheet()))
    expect(Worksheet.Order).toMatchObject({ LineItemCount: 2, Total: 62 })
  })
})

describe('a cached cart', () => {
  test('is read again after another client changed it', async () => {
    const { guest, tile, grout, orderID } = await aKeptCart()
    await shop.admin.LineItems.Patch('Incoming', orderID, grout, { Quantity: 7 })
    const { Worksheet } = await take(guest, [patch(tile, 3)])
    expect(Worksheet.LineItems?.map(({ Quantity }) => Quantity)).toEqual([3, 7])
    expect(Worksheet.Order).toMatchObject({ Total: 30 + 77 })
  })

  test('is read again after a change that was rolled back', async () => {
    const { guest, tile } = await aKeptCart()
    const headers = { authorization: `Bearer ${guest.token}` }
    const payload = { Steps: [patch(tile, 9), add('nothing')] }
    const refused = await platform.app.inject({ method: 'POST', url: '/v1/cart/steps', headers, payload })
    expect(refused.statusCode).toBe(404)
    await take(guest, [add('trim')])
    expect(await quantities(guest)).toEqual([2, 1, 1])
  })

  test('follows a product that has another ID', async () => {
    const { guest, tile, grout } = await aKeptCart()
    await shop.admin.Products.Patch('grout', { ID: 'mortar' })
    const { Worksheet } = await take(guest, [patch(grout, 4)])
    expect(Worksheet.LineItems).toMatchObject([{ ID: tile }, { ProductID: 'mortar', Quantity: 4, LineTotal: 44 }])
    await shop.admin.Products.Patch('mortar', { ID: 'grout' })
  })

  test('has current prices', async () => {
    const { guest, tile } = await aKeptCart()
    const { DefaultPriceScheduleID } = await shop.admin.Products.Get('grout')
    await shop.admin.PriceSchedules.Patch(DefaultPriceScheduleID ?? '', { PriceBreaks: [{ Quantity: 1, Price: 20 }] })
    const { Worksheet } = await take(guest, [patch(tile, 1)])
    expect(Worksheet.Order).toMatchObject({ Total: 30 })
    await shop.admin.PriceSchedules.Patch(DefaultPriceScheduleID ?? '', { PriceBreaks: [{ Quantity: 1, Price: 11 }] })
  })

  test('equals the stored cart after any changes by any client', async () => {
    const change = fc.record({
      product: fc.constantFrom(...products),
      quantity: fc.integer({ min: 0, max: 9 }),
      isOther: fc.boolean(),
      hasNote: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 2, maxLength: 8 }), async (changes) => {
        const guest = await aGuest(shop)
        for (const { product, quantity, isOther, hasNote } of changes) {
          await apply(guest, product, quantity, isOther)
          if (hasNote) await guest.client.Cart.Patch({ Comments: `${quantity} of ${product}` })
        }
      }),
      { numRuns: 15 },
    )
  })
})

/** Reads by steps, or by a separate call that uses no cache; both must agree. */
async function apply(guest: Guest, product: string, quantity: number, isOther: boolean): Promise<void> {
  const { Items } = await guest.client.Cart.ListLineItems()
  const line = Items.find(({ ProductID }) => ProductID === product)
  if (isOther && line) await guest.client.Cart.PatchLineItem(line.ID, { Quantity: quantity + 1 })
  else if (line && quantity === 0) await take(guest, [remove(line.ID)])
  else {
    const { Worksheet } = await take(guest, [line ? patch(line.ID, quantity + 1) : add(product, quantity + 1)])
    const { Order, LineItems } = await guest.client.Cart.GetOrderWorksheet()
    expect(Worksheet.Order).toEqual(Order)
    expect(Worksheet.LineItems?.map(({ ID, LineTotal }) => [ID, LineTotal])).toEqual(
      LineItems?.map(({ ID, LineTotal }) => [ID, LineTotal]),
    )
  }
}
