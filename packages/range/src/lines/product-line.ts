import type { ValueOf } from '@tessera/contract/shop/product-attributes'
import type { SurfaceLook } from '@tessera/pictures/recipe'
import type { TileColor } from '../colors/palettes.ts'
import type { NameStyle } from '../names/collection-names.ts'
import type { FieldForm, MosaicForm, TrimForm } from './piece-forms.ts'

export type TileFinish = ValueOf<'finish'>
export type ShadeVariation = ValueOf<'shadeVariation'>
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
