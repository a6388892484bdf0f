import type { TileColor } from '../colors/palettes.ts'
import { type GroutColor, groutColors } from '../goods/grout-colors.ts'

const rgbOf = (hex: string): readonly [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Weighted by perception: eyes are most sensitive to green and least to blue. */
function colorDistance(one: string, other: string): number {
  const [red, green, blue] = rgbOf(one)
  const [otherRed, otherGreen, otherBlue] = rgbOf(other)
  return 3 * (red - otherRed) ** 2 + 5 * (green - otherGreen) ** 2 + 2 * (blue - otherBlue) ** 2
}

const neutral: readonly string[] = ['White', 'Off-white', 'Beige', 'Tan', 'Brown', 'Black', 'Gray', 'Charcoal']
const known = new Map<TileColor, GroutColor>()

/** Least difference in lightness, of 255: with less, joints vanish at a few steps' distance. */
const leastContrast = 26

const lightnessOf = (hex: string): number => {
  const [red, green, blue] = rgbOf(hex)
  return 0.299 * red + 0.587 * green + 0.114 * blue
}

const isSeenOn = (ground: string) => (grout: GroutColor) =>
  Math.abs(lightnessOf(grout.hex) - lightnessOf(ground)) >= leastContrast

function findNearestGrout({ palette: [ground], family }: TileColor): GroutColor {
  const fitting = groutColors.filter((grout) => neutral.includes(grout.family) || grout.family === family)
  const [first, ...others] = fitting.filter(isSeenOn(ground))
  if (!first) throw new RangeError('There is no grout.')
  return others.reduce(
    (best, one) => (colorDistance(one.hex, ground) < colorDistance(best.hex, ground) ? one : best),
    first,
  )
}

/** The grout closest to the tile's ground color that still shows the joints. Colored grout is used only with its own color family. */
export function matchGrout(color: TileColor): GroutColor {
  const found = known.get(color) ?? findNearestGrout(color)
  known.set(color, found)
  return found
}
