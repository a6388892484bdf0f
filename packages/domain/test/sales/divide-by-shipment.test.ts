import { divideByShipment } from '@tessera/domain/sales/divide-by-shipment'
import { type LineHere, shippedElsewhere } from '@tessera/domain/sales/shipped-elsewhere'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const here = [{ lineNo: 1, platformLineIds: ['a', 'b'] }]
const nothing = new Map<number, number>()

test('a shipment that is known, or holds nothing of the line, gets nothing', () => {
  const left = [{ lineNo: 1, boxes: 2, upTo: 5 }]
  expect(
    divideByShipment(left, here, [{ id: 'x', items: [{ lineItemID: 'c', quantity: 2 }], known: nothing }]),
  ).toEqual([])
  const known = { id: 'x', items: [{ lineItemID: 'a', quantity: 2 }], known: new Map([[1, 2]]) }
  expect(divideByShipment(left, here, [known])).toEqual([])
})

test('each shipment gets its own boxes, and the last one what is left', () => {
  const shipments = [
    { id: 'x', items: [{ lineItemID: 'a', quantity: 2 }], known: nothing },
    { id: 'y', items: [{ lineItemID: 'b', quantity: 4 }], known: nothing },
  ]
  expect(divideByShipment([{ lineNo: 1, boxes: 5, upTo: 6 }], here, shipments)).toEqual([
    { shipmentId: 'x', lines: [{ lineNo: 1, boxes: 2, upTo: 3 }] },
    { shipmentId: 'y', lines: [{ lineNo: 1, boxes: 3, upTo: 6 }] },
  ])
})

/** A delivery of the shop takes what the platform's line has left, as `planShipment` decides. */
const sendOwn = (boxes: number, shippedThere: number, ordered: number) => Math.min(boxes, ordered - shippedThere)

test('boxes that leave here and there at once end with the same sum on both sides, and never above the order', () => {
  const count = (max: number) => fc.integer({ min: 0, max })
  fc.assert(
    fc.property(count(10), count(10), fc.boolean(), (ownWish, foreignWish, isFollowedFirst) => {
      const [ordered, own, foreign] = [10, Math.min(ownWish, 10), Math.min(foreignWish, 10)]
      let line: LineHere = {
        lineNo: 1,
        platformLineIds: ['a'],
        boxes: ordered,
        shippedBoxes: own,
        unsentBoxes: own,
        canceledBoxes: 0,
      }
      let thereShipped = foreign
      const follow = () => {
        const left = shippedElsewhere([line], [{ id: 'a', quantityShipped: thereShipped }])
        if ('problem' in left) throw new Error(left.problem)
        const shipment = { id: 'x', items: [{ lineItemID: 'a', quantity: foreign }], known: nothing }
        for (const { lines } of divideByShipment(left.lines, [line], [shipment]))
          for (const { boxes } of lines) line = { ...line, shippedBoxes: line.shippedBoxes + boxes }
      }
      const send = () => {
        thereShipped += sendOwn(own, thereShipped, ordered)
        line = { ...line, unsentBoxes: 0 }
      }
      for (const step of isFollowedFirst ? [follow, send] : [send, follow]) step()
      expect(line.shippedBoxes).toBe(thereShipped)
      expect(thereShipped).toBe(Math.min(ordered, own + foreign))
    }),
  )
})
