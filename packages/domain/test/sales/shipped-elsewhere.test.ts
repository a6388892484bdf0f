import { canceledElsewhere, type LineHere, restOf, shippedElsewhere } from '@tessera/domain/sales/shipped-elsewhere'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const line = (changes: Partial<LineHere> = {}): LineHere => ({
  lineNo: 1,
  platformLineIds: ['tiles'],
  boxes: 10,
  shippedBoxes: 0,
  unsentBoxes: 0,
  canceledBoxes: 0,
  ...changes,
})

test('more than was ordered, or what was not ordered, is refused as a whole', () => {
  const there = [
    { id: 'tiles', quantityShipped: 2 },
    { id: 'grout', quantityShipped: 1 },
  ]
  expect(shippedElsewhere([line()], there)).toMatchObject({ problem: expect.stringContaining('line grout') })
  expect(shippedElsewhere([line()], [{ id: 'tiles', quantityShipped: 11 }])).toHaveProperty('problem')
  expect(shippedElsewhere([line({ canceledBoxes: 4 })], [{ id: 'tiles', quantityShipped: 7 }])).toEqual({
    problem: '7 of line 1 were sent, 6 were ordered',
  })
})

test('nothing leaves where nothing was sent, or all of it is known', () => {
  expect(shippedElsewhere([line()], [{ id: 'tiles', quantityShipped: 0 }])).toEqual({ lines: [] })
  expect(shippedElsewhere([line({ shippedBoxes: 5 })], [{ id: 'tiles', quantityShipped: 3 }])).toEqual({ lines: [] })
  expect(restOf([line({ shippedBoxes: 6, canceledBoxes: 4 })])).toEqual([])
})

test('looks in any order, however many, end with what was sent, and never go beyond it', () => {
  const looks = fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(looks, (sent) => {
      let here = line()
      for (const quantityShipped of sent) {
        const left = shippedElsewhere([here], [{ id: 'tiles', quantityShipped }])
        if ('problem' in left) throw new Error(left.problem)
        for (const { boxes, upTo } of left.lines) {
          expect(upTo).toBe(here.shippedBoxes + boxes)
          here = { ...here, shippedBoxes: upTo }
        }
      }
      expect(here.shippedBoxes).toBe(Math.max(...sent))
      expect(restOf([here]).reduce((sum, { boxes }) => sum + boxes, 0)).toBe(10 - here.shippedBoxes)
    }),
  )
})

test('a line that is gone or smaller there is canceled here, as far as it has not left; looks again find nothing', () => {
  expect(canceledElsewhere([line({ platformLineIds: [] })], [])).toEqual([])
  expect(canceledElsewhere([line()], [{ id: 'tiles', quantity: 12 }])).toEqual([])
  expect(canceledElsewhere([line()], [{ id: 'tiles', quantity: 7 }])).toEqual([{ lineNo: 1, boxes: 3, upTo: 7 }])
  expect(canceledElsewhere([line({ canceledBoxes: 3 })], [{ id: 'tiles', quantity: 7 }])).toEqual([])
  expect(canceledElsewhere([line({ shippedBoxes: 4, canceledBoxes: 1 })], [])).toMatchObject([{ boxes: 5 }])
})

test('a line whose boxes come from two places counts both, and is canceled only by what both lack', () => {
  const split = line({ platformLineIds: ['tiles', 'tiles-2'] })
  const sent = (one: number, other: number) => [
    { id: 'tiles', quantityShipped: one },
    { id: 'tiles-2', quantityShipped: other },
  ]
  expect(shippedElsewhere([split], sent(6, 5))).toEqual({ problem: '11 of line 1 were sent, 10 were ordered' })
  expect(shippedElsewhere([{ ...split, shippedBoxes: 4 }], sent(4, 3))).toEqual({
    lines: [{ lineNo: 1, boxes: 3, upTo: 7 }],
  })
  const whole = [
    { id: 'tiles', quantity: 6 },
    { id: 'tiles-2', quantity: 4 },
  ]
  expect(canceledElsewhere([split], whole)).toEqual([])
  expect(canceledElsewhere([split], whole.slice(1))).toEqual([{ lineNo: 1, boxes: 6, upTo: 4 }])
})
