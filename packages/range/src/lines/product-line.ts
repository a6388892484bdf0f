import type { ValueOf } from '@tessera/contract/shop/product-attributes'
import type { MosaicRecipe, PieceShape, SurfaceLook, TrimRecipe } from '@tessera/pictures/recipe'
import type { TileColor } from '../colors/define-color.ts'
import type { NameStyle } from '../names/collection-names.ts'

export type TileFinish = ValueOf<'finish'>
export type ShadeVariation = ValueOf<'shadeVariation'>

/** A size and shape of a line. Inches; the shorter side first. */
export interface FieldForm {
  kind: 'field'
  width: number
  length: number
  thickness: number
  shape: ValueOf<'shape'>
  drawn: PieceShape
}

export interface MosaicForm {
  kind: 'mosaic'
  chips: MosaicRecipe['chips']
  /** Chip size as printed: '1x2'. */
  chip: string
  shape: ValueOf<'shape'>
  /** As in "Hexagon Mosaic". */
  label: string
  thickness: number
}

export interface TrimForm {
  kind: 'trim'
  profile: TrimRecipe['profile']
  label: string
  height: number
  length: number
  thickness: number
}

export type PieceForm = FieldForm | MosaicForm | TrimForm

/** A template for collections: everything but the name, the brand and the selection. */
export interface ProductLine {
  id: string
  kind: 'tile' | 'lvp' | 'laminate' | 'engineered-wood' | 'solid-wood'
  material: ValueOf<'material'>
  look: ValueOf<'look'>
  drawn: SurfaceLook
  /** Ends the product name: "Porcelain Plank". */
  noun: string
  names: NameStyle
  colors: readonly TileColor[]
  /** The maximum number of colors, finishes, sizes, mosaics and trims per collection. */
  width: { colors: number; finishes: number; fields: number; mosaics: number; trims: number }
  finishes: readonly TileFinish[]
  fields: readonly FieldForm[]
  mosaics: readonly MosaicForm[]
  trims: readonly TrimForm[]
  edge: ValueOf<'edge'>
  isGlazed: boolean
  isWallOnly: boolean
  shades: readonly ShadeVariation[]
  texture: ValueOf<'texture'>
  /** Retail cents per square foot of a plain size. */
  perSqft: readonly [low: number, high: number]
  brands: readonly string[]
  /** Its share of all collections in percent. */
  share: number
}

/** A field tile such as '12x24'; the shape, rectangle or square, follows from the size. */
export function fieldForm(size: string, thickness: number, more: Partial<FieldForm> = {}): FieldForm {
  const [width = 0, length = 0] = size.split('x').map(Number)
  const isPlank = length >= width * 3 && length >= 24
  const shape = width === length ? 'Square' : isPlank ? 'Plank' : 'Rectangle'
  return { kind: 'field', width, length, thickness, shape, drawn: 'rectangle', ...more }
}

export const hexagonForm = (size: string, thickness: number): FieldForm =>
  fieldForm(size, thickness, { shape: 'Hexagon', drawn: 'hexagon' })
export const picketForm = (size: string, thickness: number): FieldForm =>
  fieldForm(size, thickness, { shape: 'Picket', drawn: 'picket' })
export const arabesqueForm = (size: string, thickness: number): FieldForm =>
  fieldForm(size, thickness, { shape: 'Arabesque', drawn: 'arabesque' })
export const fishScaleForm = (size: string, thickness: number): FieldForm =>
  fieldForm(size, thickness, { shape: 'Fish scale', drawn: 'fishscale' })
