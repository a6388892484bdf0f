import type { TileColor } from '../colors/palettes.ts'
import type { FieldForm, MosaicForm, TrimForm } from '../lines/piece-forms.ts'
import type { ProductLine, ShadeVariation, TileFinish } from '../lines/product-line.ts'
import type { Brand, Designer } from '../product-range.ts'
import type { WoodSpecies } from '../rules/wood-species.ts'

/** The common properties of all pieces of a collection. */
export interface PlannedCollection {
  name: string
  slug: string
  line: ProductLine
  brand: Brand
  designer: Designer | null
  species: WoodSpecies | null
  grade: string | null
  shade: ShadeVariation
  daysOld: number
  /** Its position in the line's price range, from 0 to 1. */
  priceLevel: number
  colors: readonly TileColor[]
  /** The names of the colors on clearance. */
  clearance: ReadonlySet<string>
  supply: 'stocked' | 'special-order' | 'made-to-order'
}

interface PieceOf<F> {
  sku: string
  collection: PlannedCollection
  color: TileColor
  finish: TileFinish
  form: F
}

export type FieldPiece = PieceOf<FieldForm>
export type MosaicPiece = PieceOf<MosaicForm>
export type TrimPiece = PieceOf<TrimForm>
export type RangePiece = PieceOf<FieldForm | MosaicForm | TrimForm>

/** One sample for all sizes of a color and finish; mosaics have their own. */
export interface SampleSwatch {
  retailSku: string
  proSku: string
  of: readonly RangePiece[]
}

/** A collection with its pieces and swatches, each with its SKU. */
export interface CollectionPlan {
  collection: PlannedCollection
  pieces: readonly RangePiece[]
  swatches: readonly SampleSwatch[]
}

export const isField = (piece: RangePiece): piece is FieldPiece => piece.form.kind === 'field'
export const isMosaic = (piece: RangePiece): piece is MosaicPiece => piece.form.kind === 'mosaic'
export const isTrim = (piece: RangePiece): piece is TrimPiece => piece.form.kind === 'trim'
export const isFloorGoods = ({ line }: PlannedCollection): boolean => line.kind !== 'tile'
