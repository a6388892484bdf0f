import { startPlatform } from '@tessera/testing/platform'
import { randomRuns } from '@tessera/testing/random-runs'
import { createTestShop } from '@tessera/testing/shop'
import { codeOf, itemsOf, type JsonBody, type WireCall, wireInto } from '@tessera/testing/wire'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findViolations } from '../../src/find-violations.ts'

const platform = await startPlatform()
const place = { Street1: 'Road 1', City: 'Lyon', Country: 'FR' }

async function aShop() {
  const shop = await createTestShop(platform)
  const wire = wireInto(platform.app, shop.adminToken)
  await shop.product('tile', 10, 0)
  await shop.admin.AdminAddresses.Create({ ID: 'yard', ...place })
  return { shop, wire, buyer: shop.buyer }
}

const lots = (a: number, b: number) => [
  { lotNo: 'A', boxesOnHand: a },
  { lotNo: 'B', boxesOnHand: b },
]

async function movementsOf(wire: WireCall, product: string, query = ''): Promise<JsonBody[]> {
  const reply = await wire('GET', `/products/${product}/stockmovements?pageSize=100${query}`)
  expect(reply.status, reply.text).toBe(200)
  return itemsOf(reply)
}

test('a product that is not there has no movements, and a new one without stock has none either', async () => {
  const { wire } = await aShop()
  expect(codeOf(await wire('GET', '/products/none/stockmovements'))).toBe('NotFound')
  await wire('PUT', '/products/plain', { Name: 'Plain' })
  expect(await movementsOf(wire, 'plain')).toEqual([])
})

test('a count by hand says who, why and which lot; an order says which order', async () => {
  const { wire, buyer, shop } = await aShop()
  const record = '/products/tile/inventoryrecords/r'
  await wire('PUT', record, { AddressID: 'yard', QuantityAvailable: 30, xp: { lots: lots(10, 20) } })
  const counted = { QuantityAvailable: 27, xp: { lots: lots(7, 20), stockReason: 'Three broken' } }
  expect((await wire('PATCH', record, counted)).status).toBe(200)
  await wire('PATCH', record, { xp: { lots: lots(8, 19) } })
  await wire('PATCH', record, { QuantityAvailable: 28, xp: { lots: 'nonsense' } })
  await buyer.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 2, InventoryRecordID: 'r' })
  const { ID } = await buyer.Cart.Submit()
  const moved = await movementsOf(wire, 'tile', '&inventoryRecordID=r')
  expect(moved.map(({ Kind, Lot, Change }) => [Kind, Lot, Change])).toEqual([
    ['Order', null, -2],
    ['Hand', null, 1],
    ['Hand', 'B', -1],
    ['Hand', 'A', 1],
    ['Hand', 'A', -3],
    ['Start', 'B', 20],
    ['Start', 'A', 10],
  ])
  expect(moved[0]).toMatchObject({ OrderID: ID, QuantityAfter: 26 })
  expect(moved[4]).toMatchObject({
    Username: `admin-${shop.id}`,
    Reason: 'Three broken',
    QuantityAfter: 27,
    OrderID: null,
  })
  expect(await movementsOf(wire, 'tile', '&lot=B')).toHaveLength(2)
})

test('the curve has the stock at the end of each day, of all places or of one', async () => {
  const { wire, buyer } = await aShop()
  expect(codeOf(await wire('GET', '/products/none/stockcurve'))).toBe('NotFound')
  for (const days of ['0', '732', '1.5', 'many'])
    expect(codeOf(await wire('GET', `/products/tile/stockcurve?days=${days}`))).toBe('List.InvalidType')
  const curveOf = async (query: string) => {
    const { body, text, status } = await wire('GET', `/products/tile/stockcurve?${query}`)
    expect(status, text).toBe(200)
    return body.Days as { Day: string; Quantity: number }[]
  }
  await wire('PUT', '/products/tile/inventoryrecords/r', { AddressID: 'yard', QuantityAvailable: 30 })
  await wire('PUT', '/products/tile/inventoryrecords/s', { AddressID: 'yard', QuantityAvailable: 4 })
  await buyer.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 2, InventoryRecordID: 'r' })
  await buyer.Cart.Submit()
  const all = await curveOf('days=30')
  expect([all[0]?.Quantity, all.at(-1)?.Quantity]).toEqual([0, 32])
  expect(all.map(({ Day }) => Day)).toEqual(all.map(({ Day }) => Day).toSorted())
  expect((await curveOf('days=30&inventoryRecordID=r')).at(-1)?.Quantity).toBe(28)
  expect(await curveOf('days=1')).toHaveLength(1)
})

test('the curve ends with what is there: a total beside its places is counted once, and a deleted place no more', async () => {
  const { wire } = await aShop()
  const last = async (path: string) => {
    const { body, text, status } = await wire('GET', `/products/${path}`)
    expect(status, text).toBe(200)
    return (body.Days as { Quantity: number }[]).at(-1)?.Quantity
  }
  await wire('PATCH', '/products/tile', { Inventory: { Enabled: true, QuantityAvailable: 34 } })
  expect(await last('tile/stockcurve')).toBe(34)
  await wire('PUT', '/products/tile/inventoryrecords/r', { AddressID: 'yard', QuantityAvailable: 30 })
  await wire('PUT', '/products/tile/inventoryrecords/s', { AddressID: 'yard', QuantityAvailable: 4 })
  expect((await wire('GET', '/products/tile')).body.Inventory).toMatchObject({ QuantityAvailable: 34 })
  expect(await last('tile/stockcurve')).toBe(34)
  expect(await last('tile/stockcurve?inventoryRecordID=r')).toBe(30)
  await wire('DELETE', '/products/tile/inventoryrecords/s')
  expect(await last('tile/stockcurve')).toBe(30)

  await wire('PUT', '/specs/size', { Name: 'Size', Required: true, DefinesVariant: true })
  await wire('POST', '/specs/size/options', { ID: 'L', Value: 'Large' })
  const Inventory = { Enabled: true, VariantLevelTracking: true, QuantityAvailable: 9 }
  await wire('PUT', '/products/rug', { Name: 'Rug', Active: true, Inventory })
  await wire('POST', '/specs/productassignments', { SpecID: 'size', ProductID: 'rug' })
  await wire('POST', '/products/rug/variants/generate')
  await wire('PATCH', '/products/rug/variants/rug-L', { Inventory: { QuantityAvailable: 5 } })
  expect(await last('rug/stockcurve')).toBe(5)
  await wire('PUT', '/products/rug/variants/rug-L/inventoryrecords/yard', { AddressID: 'yard', QuantityAvailable: 7 })
  expect(await last('rug/stockcurve')).toBe(7)
  expect(await last('rug/stockcurve?variantID=rug-L')).toBe(7)
})

test('a canceled order gives its boxes back to a record that was renamed meanwhile', async () => {
  const { wire, buyer, shop } = await aShop()
  await wire('PUT', '/products/tile/inventoryrecords/r', { AddressID: 'yard', QuantityAvailable: 5 })
  await buyer.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 2, InventoryRecordID: 'r' })
  const { ID = '' } = await buyer.Cart.Submit()
  expect((await wire('PATCH', '/products/tile/inventoryrecords/r', { ID: 's' })).status).toBe(200)
  await shop.admin.Orders.Cancel('Incoming', ID)
  expect((await wire('GET', '/products/tile/inventoryrecords/s')).body.QuantityAvailable).toBe(5)
  expect(await findViolations(platform.database)).toEqual([])
})

test('a canceled order gives its boxes back to variants and their records that were renamed meanwhile', async () => {
  const { wire, buyer, shop } = await aShop()
  await wire('PUT', '/specs/size', { Name: 'Size', Required: true, DefinesVariant: true })
  await wire('POST', '/specs/size/options', { ID: 'L', Value: 'Large' })
  const Inventory = { Enabled: true, VariantLevelTracking: true }
  for (const ProductID of ['rug', 'mat']) {
    await wire('PUT', `/products/${ProductID}`, { Name: 'x', Active: true, DefaultPriceScheduleID: 'tile', Inventory })
    await wire('POST', '/catalogs/productassignments', { CatalogID: 'b', ProductID })
    await wire('POST', '/specs/productassignments', { SpecID: 'size', ProductID })
    await wire('POST', `/products/${ProductID}/variants/generate`)
  }
  await wire('PATCH', '/products/rug/variants/rug-L', { Inventory: { QuantityAvailable: 5 } })
  const record = { AddressID: 'yard', QuantityAvailable: 7 }
  await wire('PUT', '/products/mat/variants/mat-L/inventoryrecords/yard', record)
  const Specs = [{ SpecID: 'size', OptionID: 'L' }]
  await buyer.Cart.CreateLineItem({ ProductID: 'rug', Quantity: 2, Specs })
  await buyer.Cart.CreateLineItem({ ProductID: 'mat', Quantity: 3, Specs, InventoryRecordID: 'yard' })
  const { ID = '' } = await buyer.Cart.Submit()
  expect(await findViolations(platform.database)).toEqual([])
  for (const at of ['rug/variants/rug-L', 'mat/variants/mat-L'])
    expect((await wire('PATCH', `/products/${at}`, { ID: 'large' })).status).toBe(200)
  expect(await findViolations(platform.database)).toEqual([])
  await shop.admin.Orders.Cancel('Incoming', ID)
  const read = async (path: string) => (await wire('GET', `/products/${path}`)).body
  expect(await read('rug/variants/large')).toMatchObject({ Inventory: { QuantityAvailable: 5 } })
  expect(await read('mat/variants/large/inventoryrecords/yard')).toMatchObject({ QuantityAvailable: 7 })
  expect(await findViolations(platform.database)).toEqual([])
})

const steps = fc.array(
  fc.oneof(
    fc.record({
      does: fc.constant('count' as const),
      boxes: fc.integer({ min: 0, max: 50 }),
      ofA: fc.integer({ min: 0, max: 50 }),
    }),
    fc.record({ does: fc.constant('order' as const), boxes: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ does: fc.constantFrom('cancel' as const, 'rename' as const, 'replace' as const, 'product' as const) }),
  ),
  { minLength: 1, maxLength: 8 },
)

test('movements with the start add up to the stock at hand, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const { wire, buyer, shop } = await aShop()
      let product = 'tile'
      let record = 'r'
      const orders: string[] = []
      const at = () => `/products/${product}/inventoryrecords/${record}`
      await wire('PUT', at(), { AddressID: 'yard', QuantityAvailable: 20, xp: { lots: lots(10, 10) } })
      for (const [nth, step] of all.entries()) {
        if (step.does === 'count')
          await wire('PATCH', at(), {
            QuantityAvailable: step.boxes,
            xp: { lots: lots(step.ofA, step.boxes - step.ofA) },
          })
        if (step.does === 'order') {
          const line = await buyer.Cart.CreateLineItem({
            ProductID: product,
            Quantity: step.boxes,
            InventoryRecordID: record,
          }).catch(() => undefined)
          const order = line && (await buyer.Cart.Submit().catch(() => undefined))
          if (order) orders.push(order.ID ?? '')
          else await buyer.Cart.Delete().catch(() => undefined)
        }
        const last = orders.at(-1)
        if (step.does === 'cancel' && last && orders.pop()) await shop.admin.Orders.Cancel('Incoming', last)
        if (step.does === 'rename' && (await wire('PATCH', at(), { ID: `r${nth}` })).status === 200) record = `r${nth}`
        if (step.does === 'product' && (await wire('PATCH', `/products/${product}`, { ID: `p${nth}` })).status === 200)
          product = `p${nth}`
        if (step.does === 'replace' && (await wire('DELETE', at())).status === 204)
          await wire('PUT', at(), { AddressID: 'yard', QuantityAvailable: 5 })
        const { body } = await wire('GET', at())
        const moved = await movementsOf(wire, product, `&inventoryRecordID=${record}`)
        expect(moved[0]?.QuantityAfter ?? 0).toBe(body.QuantityAvailable)
        expect(moved.reduce((sum, { Change }) => sum + Number(Change), 0)).toBe(body.QuantityAvailable)
      }
      expect(await findViolations(platform.database)).toEqual([])
    }),
    { numRuns: randomRuns(15) },
  )
})
