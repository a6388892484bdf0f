import type { Color } from '../colors/color.ts'
import type { FieldForm, Finish, Line, MosaicForm, Shade, TrimForm } from '../lines/line.ts'
import type { Brand, Designer } from '../range.ts'
import type { Species } from '../rules/wood-species.ts'

/** What all pieces of a collection have in common. */
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
  /** Where in the line's band of prices it lies, from 0 to 1. */
  priceLevel: number
  colors: readonly Color[]
  /** Of these colours, the ones on clearance. */
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

/** A swatch stands for every size of a colour and finish, and for a mosaic by itself. */
export interface Swatch {
  retailSku: string
  proSku: string
  of: readonly Piece[]
}

/** A collection with its articles, each of which has its number. */
export interface Planned {
  collection: PlannedCollection
  pieces: readonly Piece[]
  swatches: readonly Swatch[]
}

export const isField = (piece: Piece): piece is FieldPiece => piece.form.kind === 'field'
export const isMosaic = (piece: Piece): piece is MosaicPiece => piece.form.kind === 'mosaic'
export const isTrim = (piece: Piece): piece is TrimPiece => piece.form.kind === 'trim'
export const isFloorGoods = ({ line }: PlannedCollection): boolean => line.kind !== 'tile'
