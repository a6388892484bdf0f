import type { ValueOf } from '@tessera/contract/shop/product-attributes'
import type { Look, MosaicRecipe, PieceShape, TrimRecipe } from '@tessera/pictures/recipe'
import type { Color } from '../colors/color.ts'
import type { NameStyle } from '../names/collection-names.ts'

export type Finish = ValueOf<'finish'>
export type Shade = ValueOf<'shadeVariation'>

/** One size and shape that a line comes in. Inches; the shorter side first. */
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
  /** Sides of a chip as printed: '1x2'. */
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

export type Form = FieldForm | MosaicForm | TrimForm

/** A kind of goods that collections are made of: everything but the name, the brand and the choice. */
export interface Line {
  id: string
  kind: 'tile' | 'lvp' | 'laminate' | 'engineered-wood' | 'solid-wood'
  material: ValueOf<'material'>
  look: ValueOf<'look'>
  drawn: Look
  /** Closes the name of a product: "Porcelain Plank". */
  noun: string
  names: NameStyle
  colors: readonly Color[]
  /** Colours, finishes, sizes, mosaics and trims of one collection, at most. */
  width: { colors: number; finishes: number; fields: number; mosaics: number; trims: number }
  finishes: readonly Finish[]
  fields: readonly FieldForm[]
  mosaics: readonly MosaicForm[]
  trims: readonly TrimForm[]
  edge: ValueOf<'edge'>
  isGlazed: boolean
  isWallOnly: boolean
  shades: readonly Shade[]
  texture: ValueOf<'texture'>
  /** Cents a square foot at retail, of a plain size. */
  perSqft: readonly [low: number, high: number]
  brands: readonly string[]
  /** Collections of it in every hundred. */
  share: number
}

/** '12x24' in three eighths: rectangles and squares tell themselves apart. */
export function field(size: string, thickness: number, more: Partial<FieldForm> = {}): FieldForm {
  const [width = 0, length = 0] = size.split('x').map(Number)
  const isPlank = length >= width * 3 && length >= 24
  const shape = width === length ? 'Square' : isPlank ? 'Plank' : 'Rectangle'
  return { kind: 'field', width, length, thickness, shape, drawn: 'rectangle', ...more }
}

export const hexagon = (size: string, thickness: number): FieldForm =>
  field(size, thickness, { shape: 'Hexagon', drawn: 'hexagon' })
export const picket = (size: string, thickness: number): FieldForm =>
  field(size, thickness, { shape: 'Picket', drawn: 'picket' })
export const arabesque = (size: string, thickness: number): FieldForm =>
  field(size, thickness, { shape: 'Arabesque', drawn: 'arabesque' })
export const fishScale = (size: string, thickness: number): FieldForm =>
  field(size, thickness, { shape: 'Fish scale', drawn: 'fishscale' })
