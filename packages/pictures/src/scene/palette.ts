import { fromHex, type Rgb } from '../color.ts'
import type { Room, RoomPalette } from './room.ts'

const halfGrey: Rgb = [0.5, 0.5, 0.5]

export const paletteOf = (room: Room, index: number): RoomPalette => {
  const palette = room.palettes[index % room.palettes.length]
  if (!palette) throw new RangeError('A room has at least one palette')
  return palette
}

/** The color of every part in linear light; the product counts as half gray. */
export function albedosOf(room: Room, index: number): Rgb[] {
  const palette = paletteOf(room, index)
  return room.geometry.parts.map(({ slot }) => (slot === 'product' ? halfGrey : fromHex(palette[slot])))
}

/** The room's reflected light in another palette relative to the baked one. */
export function bounceOf(room: Room, index: number): Rgb {
  const baked = meanAlbedo(room, 0)
  const requested = meanAlbedo(room, index)
  const factor = (channel: 0 | 1 | 2): number => {
    const [a, b] = [requested[channel], baked[channel]]
    return Math.min(1.8, Math.max(0.4, a / (1 - a) / (b / (1 - b))))
  }
  return [factor(0), factor(1), factor(2)]
}

function meanAlbedo(room: Room, index: number): Rgb {
  const albedos = albedosOf(room, index)
  const sum = [0, 0, 0, 0]
  room.geometry.parts.forEach(({ area }, part) => {
    const [r, g, b] = albedos[part] ?? halfGrey
    sum[0] = (sum[0] ?? 0) + r * area
    sum[1] = (sum[1] ?? 0) + g * area
    sum[2] = (sum[2] ?? 0) + b * area
    sum[3] = (sum[3] ?? 0) + area
  })
  const [r = 0, g = 0, b = 0, all = 1] = sum
  return [r / all, g / all, b / all]
}
