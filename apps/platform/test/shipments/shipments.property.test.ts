import { findViolations } from '@tessera/platform/find-violations'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { wireInto } from '@tessera/testing/wire'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { anOrder, stockTiles } from './an-order.ts'

const platform = await startPlatform()
const shop = await createTestShop(platform)
await stockTiles(shop)
// a line may grow to five boxes, and 25 orders of five are more than a hundred
await shop.admin.Products.Patch('tile', { Inventory: { Enabled: true, QuantityAvailable: 1000 } })
const wire = wireInto(platform.app, shop.adminToken)
afterAll(async () => expect(await findViolations(platform.database)).toEqual([]))

const lineIDs = ['tiles', 'grouts'] as const
type LineID = (typeof lineIDs)[number]
const shipments = [0, 1, 2] as const

/** The rules in memory: quantities by shipment and line, and which shipments have a date. */
interface Model {
  ordered: Record<LineID, number>
  items: Map<number, Partial<Record<LineID, number>>>
  dated: Set<number>
  isCompleted: boolean
}

const line = fc.constantFrom(...lineIDs)
const shipment = fc.constantFrom(...shipments)
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('put' as const), shipment, line, quantity: fc.integer({ min: 0, max: 5 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('takeOff' as const), shipment, line }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('date' as const), shipment, isDated: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('empty' as const), shipment }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('reorder' as const), line, quantity: fc.integer({ min: 1, max: 5 }) }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const totalOf = ({ items }: Model, id: LineID, isCounted = (_: number) => true): number =>
  [...items].filter(([at]) => isCounted(at)).reduce((total, [, held]) => total + (held[id] ?? 0), 0)

/** Applies a step to the model and says whether the platform must accept it. */
function decide(model: Model, taken: Step): boolean {
  if (taken.do === 'put') {
    const held = model.items.get(taken.shipment) ?? {}
    const others = totalOf(model, taken.line) - (held[taken.line] ?? 0)
    if (taken.quantity < 1 || others + taken.quantity > model.ordered[taken.line]) return false
    model.items.set(taken.shipment, { ...held, [taken.line]: taken.quantity })
  }
  if (taken.do === 'takeOff') {
    const { [taken.line]: gone, ...rest } = model.items.get(taken.shipment) ?? {}
    if (gone === undefined) return false
    model.items.set(taken.shipment, rest)
  }
  if (taken.do === 'date') model.dated[taken.isDated ? 'add' : 'delete'](taken.shipment)
  if (taken.do === 'empty') {
    model.items.delete(taken.shipment)
    model.dated.delete(taken.shipment)
  }
  if (taken.do === 'reorder') {
    if (model.isCompleted || taken.quantity < totalOf(model, taken.line)) return false
    model.ordered[taken.line] = taken.quantity
  }
  const hasLeft = lineIDs.every((id) => totalOf(model, id, (at) => model.dated.has(at)) >= model.ordered[id])
  model.isCompleted ||= hasLeft
  return true
}

async function send(order: string, prefix: string, taken: Step): Promise<number[]> {
  const path = 'shipment' in taken ? `/shipments/${prefix}${taken.shipment}` : ''
  if (taken.do === 'put') {
    const item = { OrderID: order, LineItemID: taken.line, QuantityShipped: taken.quantity }
    return [(await wire('POST', `${path}/items`, item)).status]
  }
  if (taken.do === 'takeOff') return [(await wire('DELETE', `${path}/items/${order}/${taken.line}`)).status]
  if (taken.do === 'date')
    return [(await wire('PATCH', path, { DateShipped: taken.isDated ? '2026-05-01T00:00:00Z' : null })).status]
  if (taken.do === 'empty') return [(await wire('DELETE', path)).status, (await wire('PUT', path, {})).status]
  return [
    (await wire('PATCH', `/orders/Incoming/${order}/lineitems/${taken.line}`, { Quantity: taken.quantity })).status,
  ]
}

test('no sequence ships more than was ordered, and an order completes when everything has left', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const order = await anOrder(shop)
      for (const at of shipments) await wire('PUT', `/shipments/${order}${at}`, {})
      const model: Model = { ordered: { tiles: 4, grouts: 1 }, items: new Map(), dated: new Set(), isCompleted: false }
      for (const taken of steps) {
        const isAccepted = decide(model, taken)
        const statuses = await send(order, order, taken)
        expect([taken, statuses.every((status) => status < 300)]).toEqual([taken, isAccepted])
        const { Items } = await shop.admin.LineItems.List('Incoming', order)
        const shipped = Object.fromEntries(Items.map(({ ID, QuantityShipped }) => [ID, QuantityShipped]))
        expect(shipped).toEqual({ tiles: totalOf(model, 'tiles'), grouts: totalOf(model, 'grouts') })
        const { Status } = await shop.admin.Orders.Get('Incoming', order)
        expect(Status).toBe(model.isCompleted ? 'Completed' : 'Open')
      }
    }),
    { numRuns: 25 },
  )
})
