import { planShipment } from '@tessera/domain/sales/plan-shipment'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const here = [{ lineNo: 1, platformLineIds: ['a', 'b'] }]
const there = [
  { id: 'a', quantity: 5, quantityShipped: 0 },
  { id: 'b', quantity: 5, quantityShipped: 0 },
]
const plan = (changes: Partial<Parameters<typeof planShipment>[0]> = {}) =>
  planShipment({ sent: [{ lineNo: 1, boxes: 8, lot: 'A1' }], here, there, onShipment: new Map(), ...changes })

test('boxes that were sent on the platform meanwhile are not sent again', () => {
  const sentThere = there.map((line) => (line.id === 'a' ? { ...line, quantityShipped: 5 } : line))
  expect(plan({ there: sentThere }).items).toEqual([{ lineItemID: 'b', quantity: 5 }])
  expect(plan({ there: there.map((line) => ({ ...line, quantityShipped: 5 })) })).toEqual({ items: [], lots: [] })
  expect(plan({ here: [] }).items).toEqual([])
})

test('lines of several places are filled in their order, lot by lot, and a repeated run plans the same', () => {
  const sent = [
    { lineNo: 1, boxes: 4, lot: 'A1' },
    { lineNo: 1, boxes: 4, lot: 'A2' },
  ]
  const first = plan({ sent })
  expect(first).toEqual({
    items: [
      { lineItemID: 'a', quantity: 5 },
      { lineItemID: 'b', quantity: 3 },
    ],
    lots: [
      { lineItemID: 'a', lot: 'A1', quantity: 4 },
      { lineItemID: 'a', lot: 'A2', quantity: 1 },
      { lineItemID: 'b', lot: 'A2', quantity: 3 },
    ],
  })
  const onShipment = new Map(first.items.map(({ lineItemID, quantity }) => [lineItemID, quantity]))
  const after = there.map((line) => ({ ...line, quantityShipped: onShipment.get(line.id) ?? 0 }))
  expect(plan({ sent, there: after, onShipment })).toEqual(first)
})

test('no line there gets more than it has, all together no more than was sent, and all of it if there is room', () => {
  const count = () => fc.integer({ min: 0, max: 20 })
  const line = fc.record({ quantity: count(), part: fc.integer({ min: 0, max: 100 }) })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), count(), (lines, boxes) => {
      const known = lines.map(({ quantity, part }, at) => ({
        id: `${at}`,
        quantity,
        quantityShipped: Math.floor((quantity * part) / 100),
      }))
      const platformLineIds = known.map(({ id }) => id)
      const { items } = plan({
        sent: [{ lineNo: 1, boxes, lot: null }],
        here: [{ lineNo: 1, platformLineIds }],
        there: known,
      })
      for (const { lineItemID, quantity } of items) {
        const own = known.find(({ id }) => id === lineItemID)
        expect((own?.quantityShipped ?? 0) + quantity).toBeLessThanOrEqual(own?.quantity ?? 0)
      }
      const room = known.reduce((sum, { quantity, quantityShipped }) => sum + quantity - quantityShipped, 0)
      expect(items.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(Math.min(boxes, room))
    }),
  )
})
