import { cutSizesOf } from '@tessera/domain/layout/cut-sizes'
import { layTiles } from '@tessera/domain/layout/lay-tiles'
import { moduleOf } from '@tessera/domain/layout/pattern'
import { findRoom, isProblem, type RoomDoor } from '@tessera/domain/layout/room-shape'
import { trimNeedOf } from '@tessera/domain/layout/trim-need'
import { rectangleSides } from '@tessera/testing/rectangle-sides'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const tile = { lengthIn: 24, widthIn: 12, isHexagon: false }

function roomOf(across: number, down: number, doors: RoomDoor[] = [], xIn?: number) {
  const cutOuts = xIn === undefined ? [] : [{ kind: 'drain' as const, xIn, yIn: 10, widthIn: 6, depthIn: 6 }]
  const room = findRoom({ sides: rectangleSides(across, down), cutOuts, doors })
  if (isProblem(room)) throw new Error(room.message)
  return room
}

const cutsIn = (across: number, down: number, xIn?: number) =>
  layTiles(
    roomOf(across, down, [], xIn),
    tile,
    moduleOf(tile, { pattern: 'grid', isTurned: false, jointIn: 0 }),
    [0, 0],
  ).cuts

test('a room of whole tiles has no cuts to list', () => {
  expect(cutSizesOf(cutsIn(120, 96))).toEqual([])
})

test('cuts of one size are one line with the most frequent first, and a corner is its own', () => {
  const sizes = cutSizesOf(cutsIn(126.5, 99))
  expect(sizes.map(({ letter, lengthIn, widthIn, centers }) => [letter, lengthIn, widthIn, centers.length])).toEqual([
    ['A', 6.5, 12, 8],
    ['B', 24, 3, 5],
    ['C', 6.5, 3, 1],
  ])
  expect(sizes.every(({ isRectangle }) => isRectangle)).toBe(true)
})

test('a tile around a drain is not a rectangle', () => {
  const [around] = cutSizesOf(cutsIn(120, 96, 9))
  expect(around).toMatchObject({ isRectangle: false })
})

test('every cut is in exactly one line, and no line is off by more than a thirty-second', () => {
  fc.assert(
    fc.property(fc.integer({ min: 300, max: 2400 }), fc.integer({ min: 300, max: 2400 }), (across, down) => {
      const cuts = cutsIn(across / 10, down / 10)
      const sizes = cutSizesOf(cuts)
      expect(sizes.reduce((sum, { centers }) => sum + centers.length, 0)).toBe(cuts.length)
      expect(new Set(sizes.map(({ letter }) => letter)).size).toBe(sizes.length)
      const isNear = (one: number, other: number) => Math.abs(one - other) <= 1 / 16
      for (const cut of cuts)
        expect(sizes.some((size) => isNear(size.lengthIn, cut.lengthIn) && isNear(size.widthIn, cut.widthIn))).toBe(
          true,
        )
    }),
    { numRuns: 40 },
  )
})

test('trim goes along the walls without the doors', () => {
  const door = { side: 1, fromIn: 12, widthIn: 32 }
  // 12 + 100 on the first wall, 120, 144 and 120
  expect(trimNeedOf(roomOf(144, 120, [door]))).toEqual({ totalIn: 496, pieces: 6, doorsIn: [32] })
})

test('the lengths of trim always cover the walls, and never by more than one length for each run', () => {
  const doors = fc.array(
    fc.record({ side: fc.integer({ min: 1, max: 4 }), fromIn: fc.nat(40), widthIn: fc.integer({ min: 20, max: 40 }) }),
    {
      maxLength: 4,
    },
  )
  fc.assert(
    fc.property(fc.integer({ min: 90, max: 400 }), fc.integer({ min: 90, max: 400 }), doors, (across, down, open) => {
      const { totalIn, pieces } = trimNeedOf(roomOf(across, down, open))
      expect(totalIn).toBeLessThanOrEqual(2 * (across + down))
      expect(pieces * 96).toBeGreaterThanOrEqual(totalIn - 1e-6)
      expect(pieces).toBeLessThanOrEqual(Math.ceil(totalIn / 96) + 4 + open.length)
    }),
  )
})
