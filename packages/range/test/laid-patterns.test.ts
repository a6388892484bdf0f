import { moduleOf, type PatternModule } from '@tessera/domain/layout/pattern'
import type { Point } from '@tessera/domain/layout/polygon'
import { layTiles } from '@tessera/pictures/lay/lay-tiles'
import type { TileRecipe } from '@tessera/pictures/recipe'
import { expect, test } from 'vitest'

/** A piece's center and the direction of its long side, up to half a turn. */
interface LaidPiece {
  at: Point
  axis: number
}

const field = { width: 90, height: 90 }
const surface = { seed: 3, look: 'solid', palette: ['#cccccc'], sheen: 'matte', variation: 0 } as const

type SharedPattern = 'grid' | 'half' | 'third' | 'herringbone' | 'basketweave'
type PatternCase = readonly [
  pattern: SharedPattern,
  shape: 'rectangle' | 'hexagon',
  width: number,
  length: number,
  joint: number,
]

/** Lengths of a basketweave are whole widths with their joints; otherwise the layout widens joints and a picture trims. */
const cases: readonly PatternCase[] = [
  ['grid', 'rectangle', 12, 24, 0.125],
  ['grid', 'rectangle', 24, 12, 0.125],
  ['half', 'rectangle', 3, 6, 0.0625],
  ['third', 'rectangle', 6, 36, 0.1875],
  ['herringbone', 'rectangle', 4, 12, 0.125],
  ['herringbone', 'rectangle', 7.5, 2.5, 0],
  ['basketweave', 'rectangle', 3, 6.125, 0.125],
  ['basketweave', 'rectangle', 2, 6.25, 0.125],
  ['grid', 'hexagon', 8, 16 / Math.sqrt(3), 0.125],
]

function picturePieces([lay, shape, width, length, joint]: PatternCase): LaidPiece[] {
  const recipe: TileRecipe = {
    kind: 'tile',
    surface,
    shape,
    width,
    length,
    edge: 'sharp',
    joint,
    grout: '#999999',
    lay,
  }
  const { kinds, spots } = layTiles(field, recipe)
  return spots.map(({ x, y, turn, kind }) => {
    const isTall = (kinds[kind]?.length ?? 0) > (kinds[kind]?.width ?? 0)
    return { at: [x, y], axis: axisOf(shape === 'hexagon' ? 0 : turn + (isTall ? Math.PI / 2 : 0)) }
  })
}

const layoutModule = ([pattern, shape, width, length, jointIn]: PatternCase): PatternModule => {
  const [widthIn, lengthIn] = [Math.min(width, length), Math.max(width, length)]
  return moduleOf({ widthIn, lengthIn, isHexagon: shape === 'hexagon' }, { pattern, isTurned: false, jointIn })
}

const modulePieces = ({ pieces }: PatternModule): LaidPiece[] =>
  pieces.map(({ tile, turned }) => ({
    at: [meanOf(tile.map(([x]) => x)), meanOf(tile.map(([, y]) => y))],
    axis: axisOf(Math.atan2(turned[1], turned[0])),
  }))

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const axisOf = (angle: number): number => {
  const turned = ((angle % Math.PI) + Math.PI) % Math.PI
  return Math.PI - turned < 1e-6 ? 0 : turned
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6

/** Whether a distance is a whole number of both steps. */
function isRepeat([x, y]: Point, { steps: [a, b] }: PatternModule): boolean {
  const whole = a[0] * b[1] - b[0] * a[1]
  return [(x * b[1] - y * b[0]) / whole, (y * a[0] - x * a[1]) / whole].every((share) =>
    isNear(share, Math.round(share)),
  )
}

test.each(cases)('a picture of %s %s %f × %f lays its pieces where the layout of a room does', (...one) => {
  const module = layoutModule(one)
  const laid = modulePieces(module)
  const pictured = picturePieces(one)
  const middle = pictured.filter(({ at: [x, y] }) => x > 20 && x < 70 && y > 20 && y < 70)
  // a basketweave has several alike pieces per module, any of which may be the first
  const first = laid[0]
  const matches = middle.slice(0, 12).some((start) => {
    if (!first || !isNear(start.axis, first.axis)) return false
    return middle.every(({ at, axis }) =>
      laid.some(
        (piece) =>
          isNear(piece.axis, axis) &&
          isRepeat(
            [at[0] - start.at[0] - piece.at[0] + first.at[0], at[1] - start.at[1] - piece.at[1] + first.at[1]],
            module,
          ),
      ),
    )
  })
  expect(matches).toBe(true)
  const [a, b] = module.steps
  const perPiece = Math.abs(a[0] * b[1] - b[0] * a[1]) / laid.length
  const inField = pictured.filter(({ at: [x, y] }) => x > 0 && x < field.width && y > 0 && y < field.height)
  expect((inField.length * perPiece) / (field.width * field.height)).toBeGreaterThan(0.85)
  expect((inField.length * perPiece) / (field.width * field.height)).toBeLessThan(1.15)
})
