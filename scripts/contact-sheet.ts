import { mkdirSync, writeFileSync } from 'node:fs'
import { fromHex } from '@tessera/pictures/color'
import { encodeRaster } from '@tessera/pictures/encode-raster'
import { paintView } from '@tessera/pictures/paint-view'
import { createRaster, type Raster } from '@tessera/pictures/raster'
import type {
  GoodsRecipe,
  MosaicRecipe,
  Recipe,
  Surface,
  SurfaceLook,
  TileRecipe,
  TrimRecipe,
} from '@tessera/pictures/recipe'

/** Renders every look, shape and kind of product on one page for a visual check: docs/pictures/contact-sheet.webp. */

const columns = 8
const cell = 232
const gap = 6

type View = 'face' | 'laid'
type SheetEntry = readonly [Recipe, View]

let lastSeed = 100

function surface(look: SurfaceLook, colors: string, sheen: Surface['sheen'], variation: Surface['variation']): Surface {
  lastSeed += 7
  return { seed: lastSeed, look, palette: colors.split(' ').map((color) => `#${color}`), sheen, variation }
}

const tile = (of: Surface, width: number, length: number, more: Partial<TileRecipe> = {}): TileRecipe => ({
  kind: 'tile',
  surface: of,
  shape: 'rectangle',
  width,
  length,
  edge: 'sharp',
  joint: 0.0625,
  grout: '#cfc8bd',
  lay: 'grid',
  ...more,
})

const mosaic = (of: Surface, chips: MosaicRecipe['chips'], chip: number, grout = '#d9d4cb'): MosaicRecipe => ({
  kind: 'mosaic',
  surface: of,
  chips,
  chip,
  sheetWidth: 12,
  sheetLength: 12,
  joint: 0.0625,
  grout,
})

const encaustic = (motif: string, colors: string): TileRecipe =>
  tile({ ...surface('encaustic', colors, 'matte', 1), motif }, 8, 8, { grout: '#bdb6aa' })

const trim = (of: Surface, profile: TrimRecipe['profile'], length: number, height: number): TrimRecipe => ({
  kind: 'trim',
  surface: of,
  profile,
  length,
  height,
})

const goods = (kind: GoodsRecipe['goods'], title: string, detail: string, colors: string): GoodsRecipe => {
  const [color = '888888', accent = '444444'] = colors.split(' ')
  return { kind: 'goods', goods: kind, title, detail, color: `#${color}`, accent: `#${accent}` }
}

const carrara = surface('marble', 'eceae6 b3b6b8 3b3d40', 'gloss', 2)
const calacatta = surface('marble', 'f3f0ea 7d7a76 b8935a', 'gloss', 3)
const nero = surface('marble', '17171a e8e4dc', 'gloss', 3)
const whiteGlaze = surface('solid', 'f4f2ee', 'gloss', 1)
const brass = surface('metal', 'c19a54 8a6428', 'satin', 1)

const stone: SheetEntry[] = [
  [tile(carrara, 12, 24, { lay: 'half' }), 'face'],
  [tile(calacatta, 24, 48), 'face'],
  [tile(nero, 12, 24, { lay: 'third', grout: '#2a2a2c' }), 'laid'],
  [tile(surface('marble', '5a4232 b89a78 3a281c', 'gloss', 3), 18, 18, { grout: '#6a5546' }), 'face'],
  [tile(surface('marble', '2f4a3c c9d6c4 16261e', 'gloss', 3), 12, 12, { grout: '#33453b' }), 'face'],
  [tile(surface('marble', 'e6d8be c2a274 b98b55', 'gloss', 2), 12, 24, { lay: 'half' }), 'laid'],
  [tile(surface('marble', 'd9a796 f3e3da 9a5a4c', 'gloss', 3), 4, 12, { lay: 'herringbone' }), 'laid'],
  [tile(surface('travertine', 'd9c7a8 b89a70 8a6d4a', 'matte', 3), 16, 24, { lay: 'half', edge: 'soft' }), 'face'],
  [tile(surface('travertine', 'b5afa5 8a847b 5d5850', 'matte', 3), 12, 24, { lay: 'third' }), 'laid'],
  [tile(surface('limestone', 'd8cdb8 b5a78d', 'matte', 2), 12, 24), 'face'],
  [tile(surface('limestone', '8b9092 6c7275 a9adad', 'matte', 1), 24, 24), 'face'],
  [
    tile(surface('slate', '4a5052 33383b 7d5236 6a7266', 'matte', 4), 12, 12, { joint: 0.19, grout: '#6a6862' }),
    'laid',
  ],
  [tile(surface('slate', '4b4d4f 333537', 'matte', 2), 12, 24, { edge: 'soft', grout: '#4a4a48' }), 'face'],
  [tile(surface('granite', 'b8b3ad ded8d0 2f2c2b', 'gloss', 1), 12, 12), 'face'],
  [tile(surface('terrazzo', 'ece7de c9b79c 8c8f8c d9a58d 4f5a57', 'satin', 1), 24, 24), 'face'],
  [tile(surface('terrazzo', '3a3d40 d9d4ca 9aa09c b88b6a', 'satin', 1), 16, 16, { grout: '#4a4c4e' }), 'laid'],
]

const warm: SheetEntry[] = [
  [tile(surface('terrazzo', 'e8cfc4 b4674f f6efe7 5d7069 d9a441', 'satin', 1), 12, 12), 'face'],
  [tile(surface('concrete', 'a8a5a0', 'matte', 2), 24, 48), 'face'],
  [tile(surface('concrete', 'cfcbc3', 'matte', 2), 24, 24), 'face'],
  [tile(surface('wood', 'c9a577 9a7348', 'satin', 3), 7, 48, { joint: 0, grout: '#5a4a38', lay: 'random' }), 'face'],
  [tile(surface('wood', '6f4e37 3f2a1d', 'satin', 3), 5, 48, { joint: 0, grout: '#2a1c12', lay: 'random' }), 'laid'],
  [tile(surface('wood', 'a89f93 7a7066', 'matte', 3), 8, 48, { joint: 0.09, grout: '#8a8278', lay: 'third' }), 'face'],
  [
    tile(surface('wood', 'd8c7ad b39b7b', 'matte', 2), 3.5, 24, { joint: 0, grout: '#8a7a62', lay: 'herringbone' }),
    'laid',
  ],
  [tile(surface('wood', 'b5803f 7a4d20', 'satin', 3), 4, 24, { joint: 0, grout: '#4a3016', lay: 'chevron' }), 'laid'],
  [encaustic('star', 'ece5d8 2f4858 b5573a ece5d8'), 'face'],
  [encaustic('quatrefoil', 'e8e2d6 3d4a4f 9fb0a8 c98f5a'), 'laid'],
  [encaustic('ogee', 'efe9dd 6f8a86 c7a36a efe9dd'), 'laid'],
  [encaustic('moorish', 'f2ede3 1f5a6b c65b3c e2b14e'), 'laid'],
  [encaustic('floral', 'f0eadf 2f5d73 d08a4e f0eadf'), 'face'],
  [encaustic('cross', 'efe8dc 3d4a4f b9836a efe8dc'), 'laid'],
  [encaustic('compass', 'f1ece2 2c3e50 8fa3ad c08a4a'), 'face'],
  [encaustic('petals', '2d3e46 e9e1d2 c98a5a 9db0ae'), 'laid'],
]

const handmade = { edge: 'handmade', joint: 0.06 } as const

const glazed: SheetEntry[] = [
  [tile(surface('zellige', 'ece6da d9cdb8', 'gloss', 3), 4, 4, { ...handmade, grout: '#d8d0c2' }), 'laid'],
  [tile(surface('zellige', '2f6f63 174a44', 'gloss', 4), 4, 4, { ...handmade, grout: '#b9b4a6' }), 'laid'],
  [
    tile(surface('zellige', '2c5a8c 173a66', 'gloss', 4), 2.5, 8, { ...handmade, lay: 'half', grout: '#c9c4ba' }),
    'laid',
  ],
  [tile(surface('zellige', 'd9a497 c07f70', 'gloss', 3), 4, 4, handmade), 'face'],
  [tile(surface('glass', '8fc1bd', 'gloss', 1), 3, 12, { lay: 'half', edge: 'bevel' }), 'face'],
  [mosaic(surface('glass', '3f6f94', 'gloss', 2), 'square', 1), 'face'],
  [
    tile(surface('brick', '9c5540 7a3f30', 'matte', 4), 2.25, 7.5, {
      ...handmade,
      joint: 0.375,
      lay: 'half',
      grout: '#b5ada2',
    }),
    'laid',
  ],
  [tile(surface('brick', 'd8cfc4 b5a597', 'matte', 3), 2.5, 8, { ...handmade, joint: 0.3, lay: 'half' }), 'laid'],
  [tile(whiteGlaze, 3, 6, { lay: 'half', edge: 'soft', joint: 0.125, grout: '#a8a39b' }), 'laid'],
  [tile(surface('solid', '5f7f6c', 'gloss', 2), 3, 12, { edge: 'soft', lay: 'herringbone', joint: 0.09 }), 'laid'],
  [tile(surface('solid', '22364f', 'gloss', 1), 6, 6, { edge: 'soft' }), 'face'],
  [tile(surface('solid', 'e3dccf 6b5a48', 'matte', 1), 8, 8, { shape: 'hexagon', edge: 'soft', joint: 0.125 }), 'face'],
  [tile(surface('solid', '1d1d1f', 'matte', 0), 3, 8, { shape: 'picket', edge: 'soft', grout: '#55534f' }), 'laid'],
  [tile(surface('solid', 'd8a79a', 'satin', 2), 5, 6, { shape: 'arabesque', edge: 'soft', joint: 0.1 }), 'laid'],
  [tile(surface('textile', 'cbc2b3 a89d8c', 'matte', 2), 12, 24), 'face'],
  [
    tile(surface('terracotta', 'b9714b 9a5638 d3a17c', 'matte', 3), 8, 8, {
      ...handmade,
      joint: 0.3,
      grout: '#c9b8a2',
      shape: 'hexagon',
    }),
    'laid',
  ],
]

const small: SheetEntry[] = [
  [mosaic(carrara, 'hex', 2), 'face'],
  [mosaic(whiteGlaze, 'penny', 0.9, '#8a8a88'), 'laid'],
  [mosaic(calacatta, 'herringbone', 2), 'face'],
  [mosaic(carrara, 'basketweave', 2), 'face'],
  [mosaic(surface('solid', '6d8f86', 'gloss', 2), 'fishscale', 2.6), 'face'],
  [mosaic(nero, 'picket', 3.5, '#55555a'), 'face'],
  [mosaic(brass, 'hex', 1.5, '#6a5a40'), 'face'],
  [trim(carrara, 'bullnose', 12, 3), 'face'],
  [trim(surface('solid', '22364f', 'gloss', 1), 'quarter-round', 8, 0.6), 'face'],
  [trim(brass, 'metal-edge', 96, 0.4), 'face'],
  [goods('bag', 'Large Format Mortar', '50 lb · white', 'e9e4da 9c4226'), 'face'],
  [goods('pail', 'Premixed Grout', 'Warm gray · 1 gal', 'eceae5 4c6350'), 'face'],
  [goods('bottle', 'Stone Sealer', '32 fl oz', '3b4a52 c08a4a'), 'face'],
  [goods('roll', 'Uncoupling Membrane', '3 ft 3 in × 98 ft', 'd97f3c 2f3a44'), 'face'],
  [goods('trowel', 'Notched Trowel', '1/4 × 3/8 in', 'cccccc 9c4226'), 'face'],
  [goods('visit', 'Design visit', '90 minutes at your home', 'cdbfa9 9c4226'), 'face'],
]

const entries = [...stone, ...warm, ...glazed, ...small]

function pasteOnto(sheet: Raster, picture: Raster, left: number, top: number): void {
  for (let row = 0; row < picture.height; row++) {
    const line = picture.data.subarray(row * picture.width * 3, (row + 1) * picture.width * 3)
    sheet.data.set(line, ((top + row) * sheet.width + left) * 3)
  }
}

const rows = Math.ceil(entries.length / columns)
const sheet = createRaster(columns * (cell + gap) + gap, rows * (cell + gap) + gap)
const [r, g, b] = fromHex('#faf7f2')
for (let i = 0; i < sheet.data.length; i += 3) sheet.data.set([r, g, b], i)
entries.forEach(([recipe, view], i) => {
  const left = gap + (i % columns) * (cell + gap)
  const top = gap + Math.floor(i / columns) * (cell + gap)
  pasteOnto(sheet, paintView(recipe, view, cell), left, top)
})

const [folder = 'docs/pictures', format = 'webp'] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const bytes = await encodeRaster(sheet, format === 'jpeg' ? 'jpeg' : 'webp', 86)
writeFileSync(`${folder}/contact-sheet.${format === 'jpeg' ? 'jpg' : 'webp'}`, bytes)
console.log(`${entries.length} pictures, ${Math.round(bytes.length / 1024)} kB`)
