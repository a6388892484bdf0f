export interface PrintColumn {
  /** Empty in every column for a table without a header row. */
  label: string
  /** Relative width; a table's shares need not add up to a fixed sum. */
  share: number
  isRight?: boolean
  /** Every row has a checkbox to tick on paper. */
  isTicked?: boolean
}

export interface PrintTable {
  heading?: string
  columns: readonly PrintColumn[]
  /** A cell may have several lines. */
  rows: readonly (readonly string[])[]
  /** Points; 9 by default. */
  size?: number
  /** The SKU whose picture precedes each row; null leaves the space empty. */
  pictures?: readonly (string | null)[]
}

export interface PrintTotal {
  label: string
  value: string
  isStrong?: boolean
}

/** A drawing to scale in inches; paths in SVG syntax. */
export interface PrintPlan {
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

/** The content of a printed document, without its layout. */
export interface PrintDocument {
  title: string
  number: string
  /** Creation date in the file's metadata. */
  madeOn: string
  /** The sender, if it is not us. */
  sender?: { name: string; logo?: Uint8Array | undefined }
  facts: readonly (readonly [label: string, value: string])[]
  parties: readonly { label: string; lines: readonly string[] }[]
  tables: readonly PrintTable[]
  totals: readonly PrintTotal[]
  notes: readonly string[]
  /** Each on its own page at the end. */
  plans?: readonly PrintPlan[]
  isLandscape?: boolean
}
