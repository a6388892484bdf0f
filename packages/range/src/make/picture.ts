import type { LayName, Recipe, Surface, SurfaceProfile, TileRecipe } from '@tessera/pictures/recipe'
import { hashOf, seededRandom } from '../seeded-random.ts'
import { matchGrout } from './match-grout.ts'
import {
  type FieldPiece,
  isField,
  isFloorGoods,
  isMosaic,
  type MosaicPiece,
  type RangePiece,
  type TrimPiece,
} from './piece.ts'
import { sheetSides } from './units.ts'

const sheens: Readonly<Record<string, Surface['sheen']>> = {
  Polished: 'gloss',
  Gloss: 'gloss',
  Crackle: 'gloss',
  Satin: 'satin',
  Honed: 'satin',
}

/** A color of a collection has the same veins in every size. */
const surfaceOf = ({ collection, color, finish }: RangePiece): Surface => ({
  seed: hashOf(`surface ${collection.name} ${color.name}`) % 1_000_000,
  look: collection.line.drawn,
  palette: color.palette,
  sheen: sheens[finish] ?? 'matte',
  variation: Number(collection.shade.slice(1)) as Surface['variation'], // V0 to V4
  ...(color.motif !== undefined && { motif: color.motif }),
  ...(collection.line.texture === 'Fluted' && { profile: profileOf(collection.name) }),
})

const profileOf = (collection: string): SurfaceProfile =>
  seededRandom(`profile ${collection}`).pick(['flutes', 'waves'] as const)

/** Long pieces are laid in offset rows; planks by a third at most. */
export function layOf(piece: RangePiece): LayName {
  if (!isField(piece)) return 'grid'
  const { width, length, drawn } = piece.form
  if (isFloorGoods(piece.collection)) return 'random'
  if (drawn !== 'rectangle' || width === length) return 'grid'
  if (length >= 24 && length >= width * 3) return 'third'
  const chance = seededRandom(`lay ${piece.collection.name}`)
  if (length >= width * 2 && length <= 12) return chance.pick(['half', 'half', 'herringbone', 'grid'])
  return length > 15 ? chance.pick(['third', 'grid']) : chance.pick(['half', 'third', 'grid'])
}

const edges: Readonly<Record<string, TileRecipe['edge']>> = {
  Rectified: 'sharp',
  Pressed: 'soft',
  Natural: 'handmade',
  'Micro-bevel': 'bevel',
  'Painted bevel': 'bevel',
}

function tileOf(piece: FieldPiece, joint: number): Recipe {
  const { line } = piece.collection
  return {
    kind: 'tile',
    surface: surfaceOf(piece),
    shape: piece.form.drawn,
    width: piece.form.width,
    length: piece.form.length,
    edge: edges[line.edge] ?? 'soft',
    joint: isFloorGoods(piece.collection) ? 0 : joint,
    grout: matchGrout(piece.color).hex,
    lay: layOf(piece),
  }
}

function mosaicOf(piece: MosaicPiece): Recipe {
  const [sheetWidth, sheetLength] = sheetSides(piece)
  const sides = piece.form.chip.split('x').map(Number)
  return {
    kind: 'mosaic',
    surface: surfaceOf(piece),
    chips: piece.form.chips,
    chip: Math.max(...sides),
    sheetWidth,
    sheetLength,
    joint: 0.125,
    grout: matchGrout(piece.color).hex,
  }
}

const trimOf = (piece: TrimPiece): Recipe => ({
  kind: 'trim',
  surface: surfaceOf(piece),
  profile: piece.form.profile,
  length: piece.form.length,
  height: piece.form.height,
})

export function pictureOf(piece: RangePiece, joint: number): Recipe {
  if (isField(piece)) return tileOf(piece, joint)
  return isMosaic(piece) ? mosaicOf(piece) : trimOf(piece as TrimPiece) // the third and last form
}
