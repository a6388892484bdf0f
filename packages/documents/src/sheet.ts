export interface SheetColumn {
  label: string
  /** A share of the width; all of a table add up to whatever they do. */
  share: number
  isRight?: boolean
  /** A square to be ticked by hand stands in every row. */
  isTicked?: boolean
}

export interface SheetTable {
  heading?: string
  columns: readonly SheetColumn[]
  /** A cell may have several lines. */
  rows: readonly (readonly string[])[]
  /** Points; 9 unless told. */
  size?: number
  /** The SKU whose picture stands before each row; nothing keeps its place. */
  pictures?: readonly (string | null)[]
}

export interface SheetTotal {
  label: string
  value: string
  isStrong?: boolean
}

/** Something drawn to scale, in inches; paths as SVG writes them. */
export interface SheetPlan {
  heading: string
  lines: readonly string[]
  widthIn: number
  heightIn: number
  full: string
  cuts: string
  walls: string
  /** Open parts of the walls. */
  doors: string
  labels: readonly { x: number; y: number; turn: number; isAbove: boolean; text: string }[]
}

/** A document as data: what stands on the paper, and nothing about how. */
export interface Sheet {
  title: string
  number: string
  /** Day it was made, for the file itself. */
  madeOn: string
  /** Whose paper it is, where it is not ours. */
  sender?: { name: string; logo?: Uint8Array | undefined }
  facts: readonly (readonly [label: string, value: string])[]
  parties: readonly { label: string; lines: readonly string[] }[]
  tables: readonly SheetTable[]
  totals: readonly SheetTotal[]
  notes: readonly string[]
  /** Each on a page of its own, after all else. */
  plans?: readonly SheetPlan[]
  isLandscape?: boolean
}
