import { boxesFor } from '@tessera/domain/coverage/boxes'
import { toText } from '@tessera/domain/coverage/measure'
import { findInches, roomArea, roomsArea } from '@tessera/domain/coverage/room-area'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const room = (length: number, width: number) => ({ length: { feet: length }, width: { feet: width } })

describe('an area is refused', () => {
  test('that takes away more than there is', () => {
    expect(() => roomArea({ parts: [room(3, 3)], minus: [room(4, 4)] })).toThrow(RangeError)
  })
  test.each(['six', '1/0', '-3', '1/2/3'])('with %j inches', (inches) => {
    expect(findInches(inches)).toBeUndefined()
    expect(() => roomArea({ parts: [{ length: { feet: 1, inches }, width: { feet: 1 } }] })).toThrow(RangeError)
  })
})

describe('an area', () => {
  test.each([
    ['6 1/2', '6.5'],
    ['3/4', '0.75'],
    ['11.25', '11.25'],
    [' 1 1/16 ', '1.0625'],
    [0, '0'],
  ])('reads %j inches as %s', (inches, text) => {
    expect(toText(findInches(inches) ?? { numerator: -1n, denominator: 1n })).toBe(text)
  })
  test('of 12 ft 6 in by 10 ft 3 1/2 in is 128.6458 sq ft', () => {
    const kitchen = { length: { feet: 12, inches: 6 }, width: { feet: 10, inches: '3 1/2' } }
    expect(toText(roomArea({ parts: [kitchen] }))).toBe('128.6458')
  })
  test('of several rooms is theirs together, less islands and tubs', () => {
    const island = { length: { feet: 6 }, width: { inches: 36 } }
    const rooms = [{ parts: [room(20, 15), room(5, 4)], minus: [island] }, { parts: [room(8, 5)] }]
    expect(toText(roomsArea(rooms))).toBe('342')
  })
  test('goes into boxes without rounding on the way: three strips of 4 in by 10 ft are 10 sq ft', () => {
    const strip = { length: { feet: 10 }, width: { inches: 4 } }
    const areaSqft = roomArea({ parts: [strip, strip, strip] })
    expect(boxesFor({ areaSqft, wastePercent: 10, sqftPerBox: 11 }).boxes).toBe(1)
  })
  test('is the same whichever side is called length', () => {
    const length = fc.record({ feet: fc.integer({ min: 0, max: 90 }), inches: fc.integer({ min: 0, max: 11 }) })
    fc.assert(
      fc.property(length, length, (one, other) => {
        expect(toText(roomArea({ parts: [{ length: one, width: other }] }))).toBe(
          toText(roomArea({ parts: [{ length: other, width: one }] })),
        )
      }),
    )
  })
})
