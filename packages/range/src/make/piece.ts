import type { Color } from '../colors/color.ts'
import type { FieldForm, Finish, Line, MosaicForm, Shade, TrimForm } from '../lines/line.ts'
import type { Brand, Designer } from '../range.ts'
import type { Species } from '../rules/wood-species.ts'

/** The common properties of all pieces of a collection. */
export interface PlannedCollection {
  name: string
  slug: string
  line: Line
  brand: Brand
  designer: Designer | null
  species: Species | null
  grade: string | null
  shade: Shade
  daysOld: number
  /** Its position in the line's price range, from 0 to 1. */
  priceLevel: number
  colors: readonly Color[]
  /** The names of the colors on clearance. */
  clearance: ReadonlySet<string>
  supply: 'stocked' | 'special-order' | 'made-to-order'
}

interface PieceOf<F> {
  sku: string
  collection: PlannedCollection
  color: Color
  finish: Finish
  form: F
}

export type FieldPiece = PieceOf<FieldForm>
export type MosaicPiece = PieceOf<MosaicForm>
export type TrimPiece = PieceOf<TrimForm>
export type Piece = PieceOf<FieldForm | MosaicForm | TrimForm>

/** One sample for all sizes of a color and finish; mosaics have their own. */
export interface Swatch {
  retailSku: string
  proSku: string
  of: readonly Piece[]
}

/** A collection with its pieces and swatches, each with its SKU. */
export interface Planned {
  collection: PlannedCollection
  pieces: readonly Piece[]
  swatches: readonly Swatch[]
}

export const isField = (piece: Piece): piece is FieldPiece => piece.form.kind === 'field'
export const isMosaic = (piece: Piece): piece is MosaicPiece => piece.form.kind === 'mosaic'
export const isTrim = (piece: Piece): piece is TrimPiece => piece.form.kind === 'trim'
export const isFloorGoods = ({ line }: PlannedCollection): boolean => line.kind !== 'tile'
