import { bestStart } from '@tessera/domain/layout/best-start'
import { drawLayout, type LayoutPlan, type LayoutTile } from '@tessera/domain/layout/layout'
import { areaOf } from '@tessera/domain/layout/polygon'
import { findRoom, isProblem, type RoomShape } from '@tessera/domain/layout/room-shape'
import { rectangleSides } from '@tessera/testing/rectangle-sides'
import { describe, expect, test } from 'vitest'

const tile: LayoutTile = {
  lengthIn: 24,
  widthIn: 12,
  isHexagon: false,
  piecesPerBox: 8,
  sqftPerBox: 16,
  thicknessIn: 0.375,
  isStone: false,
  isSet: true,
  isWetArea: false,
  chipLengthIn: null,
  chipWidthIn: null,
}
const shapeOf = (shape: Partial<RoomShape> = {}): RoomShape => ({
  sides: rectangleSides(144, 120),
  cutOuts: [],
  doors: [],
  ...shape,
})
const planOf = (plan: Partial<LayoutPlan> = {}): LayoutPlan => ({
  shape: shapeOf(),
  pattern: 'grid',
  isTurned: false,
  jointIn: 0,
  start: [0, 0],
  sparePercent: 0,
  groutBagLbs: 25,
  ...plan,
})
const drawn = (plan: Partial<LayoutPlan>, of: Partial<LayoutTile> = {}) => {
  const found = drawLayout({ ...tile, ...of }, planOf(plan))
  if ('message' in found) throw new Error(found.message)
  return found
}

describe('a layout is refused', () => {
  const problem = (shape: Partial<RoomShape>) => findRoom(shapeOf(shape))
  test('for sides that are none, too many, too long or cross', () => {
    expect(problem({ sides: [] })).toMatchObject({ field: 'sides' })
    expect(problem({ sides: rectangleSides(0, 10) })).toMatchObject({ field: 'sides', at: 0 })
    expect(problem({ sides: rectangleSides(Number.NaN, 10) })).toMatchObject({ field: 'sides', at: 0 })
    expect(problem({ sides: rectangleSides(2401, 10) })).toMatchObject({ field: 'sides', at: 0 })
    expect(problem({ sides: Array.from({ length: 41 }, () => ({ inches: 12, turn: 'right' })) })).toMatchObject({
      message: 'A room can have up to 40 sides.',
    })
    const crossed = [100, 100, 50, 150].map((inches) => ({ inches, turn: 'right' as const }))
    expect(
      problem({ sides: [...crossed, { inches: 20, turn: 'right' }, { inches: 300, turn: 'right' }] }),
    ).toMatchObject({
      message: expect.stringContaining('cross'),
    })
  })

  test('for a room that is too large, and for more pieces than can be drawn', () => {
    expect(problem({ sides: rectangleSides(1300, 1300) })).toMatchObject({ message: expect.stringContaining('10,000') })
    expect(
      drawLayout({ ...tile, lengthIn: 2, widthIn: 2 }, planOf({ shape: shapeOf({ sides: rectangleSides(600, 600) }) })),
    ).toEqual({
      field: 'sides',
      message: expect.stringContaining('about 90,000 tiles; up to 8,000 can be drawn'),
    })
  })

  test('for a corridor around a yard that small tiles would be looked for in', () => {
    const lengths = [2400, 2400, 2400, 12, 2388, 2376, 2388, 12]
    const sides = lengths.map((inches, at) => ({ inches, turn: at === 4 || at === 5 ? 'left' : 'right' }) as const)
    const corridor = planOf({ shape: shapeOf({ sides }) })
    expect(drawLayout({ ...tile, lengthIn: 6, widthIn: 3 }, corridor)).toMatchObject({
      field: 'sides',
      message: expect.stringContaining('too large for such a small tile'),
    })
    expect(drawLayout(tile, corridor)).toHaveProperty('figures')
  })

  test('for cut-outs outside of the room or on each other, and for doors that do not fit', () => {
    const island = { kind: 'island' as const, xIn: 10, yIn: 10, widthIn: 30, depthIn: 30 }
    expect(problem({ cutOuts: [{ ...island, xIn: 130 }] })).toMatchObject({ field: 'cutOuts', at: 0 })
    expect(problem({ cutOuts: [island, { ...island, xIn: 20 }] })).toMatchObject({ field: 'cutOuts', at: 1 })
    expect(problem({ cutOuts: [{ ...island, xIn: 0, yIn: 0, widthIn: 144, depthIn: 120 }] })).toMatchObject({
      field: 'cutOuts',
    })
    expect(problem({ doors: [{ side: 5, fromIn: 0, widthIn: 30 }] })).toMatchObject({ field: 'doors', at: 0 })
    expect(problem({ doors: [{ side: 1, fromIn: 130, widthIn: 30 }] })).toMatchObject({ field: 'doors', at: 0 })
  })

  test('for patterns that a tile cannot make, and for joints that are none', () => {
    const refused = (plan: Partial<LayoutPlan>, of: Partial<LayoutTile> = {}) =>
      drawLayout({ ...tile, ...of }, planOf(plan))
    expect(refused({ pattern: 'herringbone' }, { lengthIn: 12 })).toMatchObject({ field: 'pattern' })
    expect(refused({ pattern: 'basketweave', jointIn: 0.125 }, { lengthIn: 20 })).toMatchObject({ field: 'pattern' })
    expect(refused({ pattern: 'versailles' })).toMatchObject({ field: 'pattern' })
    expect(refused({ pattern: 'half' }, { isHexagon: true })).toMatchObject({ field: 'pattern' })
    expect(refused({ jointIn: -1 })).toMatchObject({ field: 'jointIn' })
    expect(refused({ jointIn: Number.NaN })).toMatchObject({ field: 'jointIn' })
  })
})

describe('a layout', () => {
  test('of tiles that fit has whole ones only', () => {
    const { figures } = drawn({})
    expect(figures).toMatchObject({ roomSqft: 120, full: 60, cuts: 0, tiles: 60, boxes: 8, leftTiles: 4, jointSqft: 0 })
  })

  test('in Versailles fills the room with four sizes, cut from tiles of 2 by 3', () => {
    const { figures, laid, jointSqIn } = drawn({ pattern: 'versailles' }, { lengthIn: 24, widthIn: 16 })
    expect(laid.tileSqIn).toBeCloseTo(144 * 120, 4)
    expect(jointSqIn).toBeCloseTo(0, 4)
    const whole = laid.cuts.filter(({ rings: [ring = []] }) => ring.length === 4)
    const sizes = new Set(whole.map(({ lengthIn, widthIn }) => `${lengthIn.toFixed(0)} × ${widthIn.toFixed(0)}`))
    expect([...sizes]).toEqual(expect.arrayContaining(['16 × 16', '8 × 16', '8 × 8']))
    expect(figures.tiles).toBeGreaterThanOrEqual(45)
  })

  test('cuts at the walls, takes the rest of one cut for another, and counts both', () => {
    const { figures, laid } = drawn({ shape: shapeOf({ sides: rectangleSides(132, 120) }) })
    expect(figures).toMatchObject({ full: 50, cuts: 10, reused: 0, tiles: 60 })
    expect(laid.cuts.every(({ sqIn }) => Math.abs(sqIn - 144) < 1e-6)).toBe(true)
    expect(drawn({ shape: shapeOf({ sides: rectangleSides(130, 120) }) }).figures).toMatchObject({
      cuts: 10,
      reused: 5,
      tiles: 55,
    })
  })

  test('walks an L, closes what was left open, and turns the other way as well', () => {
    const sides = [120, 60, 60, 60, 60].map((inches, at) => ({
      inches,
      turn: at === 2 ? ('left' as const) : ('right' as const),
    }))
    const room = findRoom(shapeOf({ sides }))
    if (isProblem(room)) throw new Error(room.message)
    expect(room).toMatchObject({ closingIn: 120, sqIn: 120 * 60 + 60 * 60 })
    const mirrored = findRoom(
      shapeOf({ sides: rectangleSides(100, 50).map((side) => ({ ...side, turn: 'left' as const })) }),
    )
    expect(mirrored).toMatchObject({ sqIn: 5000, bounds: { left: 0, top: 0, right: 100, bottom: 50 } })
  })

  test('leaves out islands and drains; one at the wall is a dent of the wall', () => {
    const { figures, room, laid } = drawn({
      shape: shapeOf({
        cutOuts: [
          { kind: 'island', xIn: 48, yIn: 48, widthIn: 48, depthIn: 24 },
          { kind: 'column', xIn: 0, yIn: 0, widthIn: 12, depthIn: 12 },
          { kind: 'drain', xIn: 100, yIn: 100, widthIn: 4, depthIn: 4 },
        ],
      }),
    })
    expect(figures.roomSqft).toBeCloseTo(120 - 8 - 1 - 16 / 144, 2)
    expect(room.rings).toHaveLength(3)
    expect(figures).toMatchObject({ full: 54, cuts: 2 })
    const holed = laid.cuts.find(({ rings }) => rings.some((ring) => areaOf(ring) < 0))
    expect(holed?.sqIn).toBeCloseTo(288 - 16)
  })

  test('parts a tile that a wall parts, without a thread between', () => {
    const notch = { kind: 'column' as const, xIn: 6, yIn: 0, widthIn: 2, depthIn: 12 }
    const { laid } = drawn({ shape: shapeOf({ cutOuts: [notch] }) })
    expect(laid.cuts).toHaveLength(1)
    expect(laid.cuts[0]?.rings.map(areaOf).sort((a, b) => a - b)).toEqual([72, 192])
  })

  test('says slivers, and a better start has none', () => {
    const plan = { shape: shapeOf({ sides: rectangleSides(145, 121) }) }
    expect(drawn(plan).figures.slivers).toBe(17)
    const start = bestStart(tile, planOf(plan))
    if ('message' in start) throw new Error(start.message)
    expect(drawn({ ...plan, start }).figures.slivers).toBe(0)
  })

  test('takes grout and mortar by the rules of the calculators, and none for planks that click', () => {
    expect(drawn({ jointIn: 0.125 }).figures).toMatchObject({ groutBags: 1, mortarBags: 3, groutLbs: 6.44 })
    expect(drawn({ jointIn: 0 }).figures.groutBags).toBeNull()
    expect(drawn({}, { isSet: false }).figures).toMatchObject({ groutBags: null, mortarBags: null })
  })

  test('adds spare tiles before it counts boxes', () => {
    expect(drawn({ sparePercent: 10 }).figures).toMatchObject({ tiles: 60, spare: 6, boxes: 9, leftTiles: 12 })
  })
})
