import type { OrderShipment } from '@tessera/client/shop/types.gen'
import { expect, test } from 'vitest'
import { partsOf } from '../../app/features/orders/line-parts.ts'

const shipment = (number: string, boxes: number, more: Partial<OrderShipment> = {}): OrderShipment => ({
  number,
  kind: 'freight',
  carrier: null,
  tracking: null,
  shippedAt: '2026-03-02T10:00:00Z',
  expectedOn: '2026-03-06',
  deliveredAt: null,
  proof: null,
  lines: [{ lineNo: 1, sku: '1', name: 'Tile', unit: 'box', boxes, areaSqft: null, lot: 'A1' }],
  ...more,
})
const line = { lineNo: 1, boxes: 5, canceledBoxes: 0 }

test('a line that went whole in one shipment, or not at all, has no parts', () => {
  expect(partsOf(line, [])).toEqual([])
  expect(partsOf(line, [shipment('80', 5)])).toEqual([])
  expect(partsOf({ ...line, canceledBoxes: 2 }, [shipment('80', 3)])).toEqual([])
  expect(partsOf({ ...line, lineNo: 2 }, [shipment('80', 3)])).toEqual([])
})

test('a line that went in parts says in which, and where each is', () => {
  const parts = partsOf(line, [shipment('80', 3, { deliveredAt: '2026-03-06T04:30:00Z' }), shipment('81', 2)])
  expect(parts.map(({ number, boxes, when }) => [number, boxes, when(2026, 'America/New_York')])).toEqual([
    ['80', 3, 'delivered Thu, Mar 5'],
    ['81', 2, 'arrives Fri, Mar 6'],
  ])
})

test('the first part of a line that waits for the rest is named too', () => {
  expect(partsOf(line, [shipment('80', 3)])).toHaveLength(1)
})
