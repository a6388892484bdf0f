import { mixColors, shiftColor } from '../color.ts'
import { seededDice, smoothStep, waveNoise } from '../noise.ts'
import {
  type BlankFace,
  brightenTexel,
  colorAt,
  detailFade,
  glossOf,
  groundOf,
  octavesFor,
  paintOver,
  type Shader,
} from './blank-face.ts'
import { createColorRamp, setRamp } from './color-ramp.ts'
import { createLookupLine, lookupLineAt } from './lookup-line.ts'
import { createNoiseRows } from './noise-rows.ts'

/** Poured and trowelled: faint clouds, the sweep of the steel, pale bloom, sand and pinholes. */
export function concreteShader(blank: BlankFace): Shader {
  const ground = groundOf(blank)
  const dark = colorAt(blank, 1, (g) => shiftColor(g, -0.085))
  const bloom = colorAt(blank, 2, (g) => shiftColor(g, 0.055))
  const ramp = createColorRamp([
    [0, dark],
    [0.45, ground],
    [0.75, mixColors(ground, bloom, 0.5)],
    [1, bloom],
  ])
  const { seed, pixel } = blank
  const sweepOf = trowelMarks(blank)
  const rows = createNoiseRows(blank)
  const clouds = rows.fbm(0.1, 0.1, seed + 1, 2)
  const mottles = rows.fbm(0.55, 0.55, seed + 2, octavesFor(1.8, pixel, 6), 0.7)
  const masks = rows.fbm(0.16, 0.16, seed + 3, 2)
  const sands = rows.noise(27, 27, seed + 4)
  const holes = rows.noise(5.5, 5.5, seed + 5)
  const clusters = rows.noise(0.6, 0.6, seed + 6)
  const tides = rows.fbm(0.13, 0.16, seed + 7, octavesFor(8, pixel, 6), 0.6)
  const fine = detailFade(0.05, pixel)
  const gloss = glossOf(blank)
  return (x, y, texel) => {
    rows.moveTo(y)
    const i = texel.column
    const mottle = mottles[i] ?? 0
    const sweep = sweepOf(x, y, mottle) * smoothStep(-0.25, 0.45, masks[i] ?? 0)
    // The rim of a dried wet patch is slightly darker than both sides.
    const tide = tides[i] ?? 0
    const shore = smoothStep(0.16, 0, Math.abs(tide)) * smoothStep(-0.02, 0.02, tide)
    setRamp(texel, ramp, 0.48 + (clouds[i] ?? 0) * 0.22 + mottle * 0.26 + sweep * 0.16 - shore * 0.1)
    const hole = smoothStep(0.7, 0.8, (holes[i] ?? 0) + (clusters[i] ?? 0) * 0.14) * detailFade(0.1, pixel)
    paintOver(texel, dark, hole * 0.55)
    brightenTexel(texel, (1 + (sands[i] ?? 0) * 0.04 * fine) * (1 - hole * 0.35))
    texel.relief = mottle * 0.002 + sweep * 0.001 - hole * 0.012
    texel.gloss = gloss
  }
}

/** Arcs about a shoulder that stood beside the slab. */
function trowelMarks({ faceSeed, width, length, pixel }: BlankFace): (x: number, y: number, push: number) => number {
  const roll = seededDice(faceSeed)
  const reach = Math.hypot(width, length)
  const angle = roll(1) * Math.PI * 2
  const centreX = width / 2 + Math.cos(angle) * reach * 1.1
  const centreY = length / 2 + Math.sin(angle) * reach * 1.1
  const sweeps = createLookupLine(0, reach * 3, Math.max(0.04, pixel * 0.5), (r) => {
    const fine =
      waveNoise(r * 2.3, faceSeed + 2) * 0.45 * detailFade(0.4, pixel) +
      waveNoise(r * 8, faceSeed + 3) * 0.35 * detailFade(0.12, pixel)
    return waveNoise(r * 0.5, faceSeed + 1) * 0.5 + fine
  })
  return (x, y, push) => {
    const dx = x - centreX
    const dy = y - centreY
    return lookupLineAt(sweeps, Math.sqrt(dx * dx + dy * dy) + push * 0.1)
  }
}
