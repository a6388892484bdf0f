import { encodeRaster } from '@tessera/pictures/encode-raster'
import { gradientNoise, randomAt } from '@tessera/pictures/noise'
import { createRaster } from '@tessera/pictures/raster'

type Color = readonly [red: number, green: number, blue: number]

const width = 560
const height = 420
/** Of a pixel, in the units of everything below. */
const pixelSize = 1.7
const cardboard: Color = [0.36, 0.22, 0.11]
const body: Color = [0.42, 0.3, 0.21]
const halfTile = 250
const gapWidth = 9
const shadowWidth = 26

/** Draws a broken tile on its box, as a customer would photograph it for a claim. Each seed breaks in its own way. */
export function drawDamage(seed: number): Promise<Buffer> {
  const raster = createRaster(width, height)
  const turn = (randomAt(1, 1, seed) - 0.5) * 0.5
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const dx = (x - width / 2) * pixelSize
      const dy = (y - height / 2) * pixelSize
      const color = colorAt(dx * cos + dy * sin, dy * cos - dx * sin, seed)
      const light = 1.1 - (0.35 * (x + y)) / (width + height)
      const at = (y * width + x) * 3
      for (const [index, value] of color.entries()) raster.data[at + index] = value * light
    }
  return encodeRaster(raster, 'jpeg', 80)
}

/** The color at a place of the tile, whose middle is 0. */
function colorAt(u: number, v: number, seed: number): Color {
  // a crack from edge to edge, and the piece below it slid away
  const crack = v - u * (randomAt(2, 2, seed) - 0.3) - 46 * gradientNoise(u / 90, seed, seed)
  const isLow = crack > 0
  const [x, y] = isLow ? [u - 14, v - 22] : [u, v]
  const outside = Math.max(Math.abs(x), Math.abs(y)) - halfTile
  const isChip = x - y > 1.62 * halfTile + 20 * gradientNoise(v / 30, 5, seed)
  if (outside > 0 || isChip || (isLow && crack < 24 + gapWidth)) return boxAt(u, v, Math.max(0, outside), seed)
  const edge = isLow ? crack - 24 - gapWidth : -crack
  return edge < gapWidth ? shade(body, 1 + 0.25 * gradientNoise(u / 7, v / 7, seed)) : glazeAt(x, y, seed)
}

function boxAt(u: number, v: number, away: number, seed: number): Color {
  const flutes = 0.04 * Math.sin(v / 5)
  const fibers = 0.12 * gradientNoise(u / 40, v / 6, seed + 1)
  const shadow = away < shadowWidth ? 0.55 + (0.45 * away) / shadowWidth : 1
  return shade(cardboard, (1 + flutes + fibers) * shadow)
}

function glazeAt(x: number, y: number, seed: number): Color {
  const cloud = 0.06 * gradientNoise(x / 120, y / 120, seed + 2)
  const bend = 60 * gradientNoise(x / 160, y / 160, seed + 3)
  const vein = Math.max(0, 1 - Math.abs(gradientNoise((x + bend) / 140, (y - bend) / 220, seed + 4)) * 14)
  return shade([0.74, 0.71, 0.66], 1 + cloud - 0.22 * vein)
}

const shade = ([red, green, blue]: Color, light: number): Color => [red * light, green * light, blue * light]
