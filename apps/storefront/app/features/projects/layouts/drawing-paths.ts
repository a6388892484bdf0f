import { pathOf } from '@tessera/domain/layout/path-of'
import type { Ring } from '@tessera/domain/layout/polygon'

const toneCount = 3

/** A hash of the index, so that tones show no stripes. */
export function hashIndex(at: number): number {
  const once = Math.imul(at ^ (at >>> 16), 0x45d9f3b) + 0x9e3779b9
  const twice = Math.imul(once ^ (once >>> 15), 0x2c1b3c6d)
  return (twice ^ (twice >>> 13)) >>> 0
}

/** Tiles of one box vary: each gets one of three tones, always the same for the same index. */
export function pathsByTone(tiles: readonly Ring[]): string[] {
  const tones: Ring[][] = Array.from({ length: toneCount }, () => [])
  for (const [at, ring] of tiles.entries()) tones[hashIndex(at) % toneCount]?.push(ring)
  return tones.map(pathOf)
}

const familyColors: Record<string, string> = {
  White: '#f2efe9',
  'Off-white': '#ebe4d6',
  Beige: '#d9cbb3',
  Tan: '#c2a581',
  Brown: '#8a664a',
  Black: '#33312f',
  Gray: '#b3b1ab',
  Charcoal: '#5a5a58',
  Blue: '#7f9bb0',
  Navy: '#35475e',
  Green: '#7e9479',
  Red: '#9e4b41',
  Terracotta: '#b9694a',
  'Yellow/Gold': '#d1ab5b',
  Pink: '#d9aaa0',
  Multi: '#b5a896',
}
/** The difference between tones by the shade variation class of the product (V0 to V4). */
const toneSpreads: Record<string, number> = { V0: 0.01, V1: 0.02, V2: 0.04, V3: 0.08, V4: 0.13 }

const rgbChannels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const shiftColor = (hex: string, share: number): string => {
  const to = share > 0 ? 255 : 0
  const mixed = rgbChannels(hex).map((one) => Math.round(one + (to - one) * Math.abs(share)))
  return `#${mixed.map((one) => one.toString(16).padStart(2, '0')).join('')}`
}

/** The tones of a tile seen from a distance. */
export function tonesOf(colorFamily: string | null, shadeVariation: string | null): string[] {
  const base = familyColors[colorFamily ?? ''] ?? '#cfc6b8'
  const spread = toneSpreads[shadeVariation ?? ''] ?? 0.03
  return [base, shiftColor(base, spread), shiftColor(base, -spread)]
}

/** Dark lines on light tiles, light lines on dark ones. */
export function outlineColor(hex: string): string {
  const [red = 0, green = 0, blue = 0] = rgbChannels(hex)
  return red * 0.3 + green * 0.59 + blue * 0.11 > 120 ? '#1f1b16' : '#faf7f2'
}
