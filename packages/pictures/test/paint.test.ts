import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { findRecipeProblem } from '../src/check-recipe.ts'
import { encodeRaster, toBytes } from '../src/encode-raster.ts'
import { paintField } from '../src/paint-field.ts'
import { paintView } from '../src/paint-view.ts'
import { createRaster, type Raster } from '../src/raster.ts'
import type { GoodsRecipe, MosaicRecipe, Recipe, Surface, SurfaceLook, TileRecipe, TrimRecipe } from '../src/recipe.ts'
import { motifNames } from '../src/surface/motifs.ts'
import { paintFace } from '../src/surface/paint-face.ts'
import { faceCrops } from '../src/views/face-crops.ts'

const looks: SurfaceLook[] = [
  'marble',
  'travertine',
  'limestone',
  'slate',
  'granite',
  'terrazzo',
  'concrete',
  'wood',
  'encaustic',
  'zellige',
  'glass',
  'brick',
  'solid',
  'metal',
  'textile',
  'terracotta',
]

const surfaceOf = (look: SurfaceLook, variation: Surface['variation'] = 2): Surface => ({
  seed: 4711,
  look,
  palette: ['#b9a58c', '#7d6a55', '#4d4238'],
  sheen: 'satin',
  variation,
})

const tileOf = (surface: Surface): TileRecipe => ({
  kind: 'tile',
  surface,
  shape: 'rectangle',
  width: 6,
  length: 12,
  edge: 'soft',
  joint: 0.125,
  grout: '#c9c2b6',
  lay: 'half',
})

const mosaic: MosaicRecipe = {
  kind: 'mosaic',
  surface: surfaceOf('marble'),
  chips: 'arabesque',
  chip: 3,
  sheetWidth: 12,
  sheetLength: 12,
  joint: 0.0625,
  grout: '#c9c2b6',
}

const trim: TrimRecipe = { kind: 'trim', surface: surfaceOf('solid'), profile: 'cove', length: 8, height: 2 }

const goods: GoodsRecipe = {
  kind: 'goods',
  goods: 'bag',
  title: 'Mortar Über 3/8"',
  detail: '50 lb',
  color: '#e9e4da',
  accent: '#9c4226',
}

const fingerprint = (raster: Raster): string => createHash('sha256').update(toBytes(raster)).digest('hex')

function meanOf({ data }: Raster): [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0]
  for (let i = 0; i < data.length; i += 3) {
    sums[0] += data[i] ?? 0
    sums[1] += data[i + 1] ?? 0
    sums[2] += data[i + 2] ?? 0
  }
  const count = data.length / 3
  return [sums[0] / count, sums[1] / count, sums[2] / count]
}

/** Mean difference from pixel to pixel. */
function differenceOf(a: Raster, b: Raster): number {
  let sum = 0
  for (let i = 0; i < a.data.length; i++) sum += Math.abs((a.data[i] ?? 0) - (b.data[i] ?? 0))
  return sum / a.data.length
}

describe('a recipe that cannot be drawn', () => {
  const tile = tileOf(surfaceOf('solid'))
  const hostile: [string, Recipe][] = [
    ['a width that is not a number', { ...tile, width: Number.NaN }],
    ['an endless length', { ...tile, length: Number.POSITIVE_INFINITY }],
    ['no width', { ...tile, width: 0 }],
    ['a negative length', { ...tile, length: -4 }],
    ['a thread a mile long', { ...tile, width: 0.1, length: 150 }],
    ['a joint wider than the tile', { ...tile, width: 1, joint: 0.9 }],
    ['a negative joint', { ...tile, joint: -1 }],
    ['a grout that is no colour', { ...tile, grout: 'url(x)' }],
    ['an empty palette', { ...tile, surface: { ...tile.surface, palette: [] } }],
    ['a palette of words', { ...tile, surface: { ...tile.surface, palette: ['red'] } }],
    ['a seed that is not whole', { ...tile, surface: { ...tile.surface, seed: 0.5 } }],
    ['chips of no size', { ...mosaic, chip: 0 }],
    ['a sheet a mile wide', { ...mosaic, sheetWidth: 63360 }],
    ['trim without height', { ...trim, height: 0 }],
    ['goods in a colour by name', { ...goods, color: 'blue' }],
  ]

  it.each(hostile)('is refused: %s', (_name, recipe) => {
    expect(findRecipeProblem(recipe)).toBeTypeOf('string')
    expect(() => paintView(recipe, 'face', 64)).toThrow(RangeError)
  })

  it.each([0, -1, 15, 2881, 1e9, 64.5, Number.NaN])('is refused at %s pixels', (size) => {
    expect(() => paintView(tile, 'face', size)).toThrow(RangeError)
  })

  it('is refused as a field of more pixels than a picture may have', () => {
    expect(() => paintField(tile, 1000, 1000, 50)).toThrow(RangeError)
    expect(() => createRaster(0, 10)).toThrow(RangeError)
  })
})

describe('a picture', () => {
  const all: [string, Recipe][] = [
    ...looks.map((look): [string, Recipe] => [look, tileOf(surfaceOf(look))]),
    ['mosaic', mosaic],
    ['trim', trim],
    ['goods', goods],
  ]

  it.each(all)('is the same bytes for the same recipe: %s', (_name, recipe) => {
    for (const view of ['face', 'laid'] as const) {
      const first = paintView(recipe, view, 96)
      expect([first.width, first.height]).toEqual([96, 96])
      expect(fingerprint(paintView(structuredClone(recipe), view, 96))).toBe(fingerprint(first))
      expect(first.data.every((level) => Number.isFinite(level))).toBe(true)
    }
  })

  it('changes with the seed', () => {
    const surface = surfaceOf('marble')
    const one = paintView(tileOf(surface), 'laid', 96)
    const other = paintView(tileOf({ ...surface, seed: 4712 }), 'laid', 96)
    expect(fingerprint(one)).not.toBe(fingerprint(other))
  })

  it('has a motif of its own for every name', () => {
    const prints = motifNames.map((motif) =>
      fingerprint(paintView(tileOf({ ...surfaceOf('encaustic'), motif }), 'face', 96)),
    )
    expect(motifNames.length).toBeGreaterThanOrEqual(10)
    expect(new Set(prints).size).toBe(motifNames.length)
  })

  it('keeps the true color of a plain face within a few hundredths', () => {
    const [r, g, b] = meanOf(paintFace({ ...surfaceOf('solid', 0), palette: ['#808080'] }, 0, 6, 6, 20))
    for (const level of [r, g, b]) expect(level).toBeCloseTo(0.216, 1)
  })

  it('encodes as AVIF, WebP and JPEG', async () => {
    const raster = paintView(mosaic, 'laid', 64)
    const [avif, webp, jpeg] = await Promise.all([
      encodeRaster(raster, 'avif'),
      encodeRaster(raster, 'webp'),
      encodeRaster(raster, 'jpeg'),
    ])
    expect(avif.subarray(4, 12).toString()).toBe('ftypavif')
    expect(webp.subarray(8, 12).toString()).toBe('WEBP')
    expect([...jpeg.subarray(0, 2)]).toEqual([0xff, 0xd8])
  })
})

describe('a glaze', () => {
  const face = (surface: Surface, nth = 0) => paintFace(surface, nth, 3, 6, 40)

  it('has other speckles on every piece, V0 too', () => {
    const glaze = surfaceOf('solid', 0)
    const [one, other] = [face(glaze, 0).data, face(glaze, 1).data]
    const meanOf = (data: Float32Array) => data.reduce((sum, value) => sum + value, 0) / data.length
    expect(one).not.toEqual(other)
    expect(Math.abs(meanOf(one) - meanOf(other))).toBeLessThan(0.01)
  })

  it.each(['flutes', 'waves'] as const)('has %s as deep as a pencil line is wide', (profile) => {
    const heightsOf = (surface: Surface) => [...face(surface).relief]
    const rangeOf = (heights: number[]) => Math.max(...heights) - Math.min(...heights)
    expect(rangeOf(heightsOf(surfaceOf('solid')))).toBeLessThan(0.02)
    expect(rangeOf(heightsOf({ ...surfaceOf('solid'), profile }))).toBeGreaterThan(0.05)
  })
})

describe('shade variation', () => {
  const faces = (look: SurfaceLook, variation: Surface['variation']): Raster[] =>
    [0, 1, 2, 3].map((face) => paintFace(surfaceOf(look, variation), face, 6, 6, 12))

  const spreadOf = (rasters: readonly Raster[]): number => {
    const [first, ...rest] = rasters
    return Math.max(...rest.map((raster) => differenceOf(first as Raster, raster)))
  }

  it.each(looks.filter((look) => look !== 'solid'))('V0 faces are nearly equal and V4 faces differ: %s', (look) => {
    const still = spreadOf(faces(look, 0))
    const lively = spreadOf(faces(look, 4))
    expect(still).toBeLessThan(0.006)
    expect(lively).toBeGreaterThan(still * 3)
  })
})

describe('the faces in a picture', () => {
  const black = { ...surfaceOf('solid', 0), palette: ['#101010', '#101010', '#101010'] }
  const tile = { ...tileOf(black), grout: '#101010' }

  it.each([
    ['stacked tiles', { ...tile, width: 12, length: 24 }, 2],
    ['a square', { ...tile, width: 12, length: 12 }, 1],
    ['boards of a floor', { ...tile, width: 8, length: 48 }, 3],
  ])('are where the crops say: %s', (_, recipe, count) => {
    const size = 200
    const raster = paintView(recipe, 'face', size)
    const crops = faceCrops('rectangle', { lengthIn: recipe.length, widthIn: recipe.width })
    expect(crops).toHaveLength(count)
    for (const { x, y, width, height } of crops)
      for (const [right, down] of [0.04, 0.5, 0.96].flatMap((a) => [0.06, 0.5, 0.94].map((b) => [a, b] as const))) {
        const pixel = Math.floor((y + height * down) * size) * size + Math.floor((x + width * right) * size)
        expect(raster.data[pixel * 3]).toBeLessThan(0.3)
      }
  })
})
