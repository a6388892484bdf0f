import { startPlatform } from '@tessera/testing/platform'
import { randomRuns } from '@tessera/testing/random-runs'
import { createTestShop, type TestShop } from '@tessera/testing/shop'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

const platform = await startPlatform()
let shop: TestShop

beforeAll(async () => {
  shop = await createTestShop(platform)
  const { admin, product } = shop
  for (const id of ['tile', 'grout']) await product(id, 5)
  await admin.Specs.Create({ ID: 'size', Name: 'Size', Required: true, DefinesVariant: true })
  for (const ID of ['s', 'l']) await admin.Specs.CreateOption('size', { ID, Value: ID })
  await admin.Specs.SaveProductAssignment({ SpecID: 'size', ProductID: 'tile' })
  await admin.Products.GenerateVariants('tile', {})
})

const sized = (OptionID: string, Quantity = 1) => ({
  ProductID: 'tile',
  Quantity,
  Specs: [{ SpecID: 'size', OptionID }],
})

test('a line keeps its product as it was when the order was submitted, not when the line was added', async () => {
  const { admin, buyer } = shop
  const { ID: line } = await buyer.Cart.CreateLineItem({ ProductID: 'grout' })
  await admin.Products.Patch('grout', { Name: 'Renamed', ShipWeight: 4.5, xp: { Shade: 'grey' } })
  const { ID: order } = await buyer.Cart.Submit()
  await admin.Products.Patch('grout', { Name: 'Renamed again', ShipWeight: 9 })
  expect(await buyer.LineItems.Get('Outgoing', String(order), String(line))).toMatchObject({
    Product: { Name: 'Renamed', ShipWeight: 4.5, xp: { Shade: 'grey' } },
  })
})

/** Line one may hold grout, which has no sizes. */
async function resize(size: string): Promise<void> {
  const { ProductID } = await shop.buyer.Cart.GetLineItem('one')
  if (ProductID === 'tile') await shop.buyer.Cart.PatchLineItem('one', { Specs: sized(size).Specs })
}

let names = 0
/** Each may change which copies of products and variants a cart's lines should have. */
const steps = {
  rename: async () => {
    names += 1
    await shop.admin.Products.Patch('tile', { Name: `Tile ${names}` })
    await shop.admin.Products.Patch('grout', { Name: `Grout ${names}` })
  },
  'rename a variant': async () => {
    names += 1
    await shop.admin.Products.PatchVariant('tile', 'tile-l', { Name: `Large ${names}` })
  },
  'more boxes': () => shop.buyer.Cart.PatchLineItem('one', { Quantity: 3 }),
  'the other size': () => resize('l'),
  'the first size': () => resize('s'),
  'the other product': async () => {
    await shop.buyer.Cart.DeleteLineItem('one')
    await shop.buyer.Cart.SaveLineItem('one', { ProductID: 'grout', Quantity: 2 })
  },
  'another line': () => shop.buyer.Cart.SaveLineItem('two', sized('l')),
  'its loss': () => shop.buyer.Cart.DeleteLineItem('two').catch(() => undefined),
  'a look': () => shop.buyer.Cart.Get(),
  'an address': () =>
    shop.buyer.Cart.SetShippingAddress({
      Street1: '1 Example Street',
      City: 'Town',
      State: 'TX',
      Zip: '75001',
      Country: 'US',
    }),
  'by the seller': async () => {
    const { ID } = await shop.buyer.Cart.Get()
    await shop.admin.LineItems.Patch('Incoming', String(ID), 'one', { CostCenter: `C${names}` })
  },
}

test('whatever happens to a cart, its lines have products and variants as of the submission', async () => {
  const { admin, buyer } = shop
  const names = fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[]))
  await fc.assert(
    fc.asyncProperty(fc.array(names, { minLength: 2, maxLength: 7 }), async (taken) => {
      await buyer.Cart.SaveLineItem('one', sized('s'))
      for (const name of taken) await steps[name]()
      const { ID } = await buyer.Cart.Submit()
      const { Items } = await buyer.LineItems.List('Outgoing', String(ID))
      for (const { ProductID, Product, Variant } of Items) {
        expect(Product?.Name).toBe((await admin.Products.Get(String(ProductID))).Name)
        const variant = Variant && (await admin.Products.GetVariant(String(ProductID), String(Variant.ID)))
        expect(Variant?.Name).toBe(variant?.Name)
      }
    }),
    { numRuns: randomRuns(25) },
  )
})
