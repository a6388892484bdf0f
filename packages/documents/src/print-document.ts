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
  /** Letters of the cut list, with the space around them in inches. */
  marks: readonly { x: number; y: number; spaceIn: number; text: string }[]
  /** `A  6 1/2 × 12 in: 8 pieces` */
  cutList: readonly string[]
}

export interface PrintParty {
  label: string
  lines: readonly string[]
}

/** The content of a printed document, without its layout. */
export interface PrintDocument {
  title: string
  number: string
  /** Creation date in the file's metadata. */
  madeOn: string
  /** The sender, if it is not us. */
  sender?: { name: string; licenseNumber?: string | null; logo?: Uint8Array | undefined }
  /** Our address, phone and tax ID, below our name. */
  letterhead?: readonly string[]
  /** How to pay, below the totals. */
  remittance?: readonly PrintParty[]
  facts: readonly (readonly [label: string, value: string])[]
  parties: readonly { label: string; lines: readonly string[] }[]
  tables: readonly PrintTable[]
  totals: readonly PrintTotal[]
  notes: readonly string[]
  /** Each on its own page at the end. */
  plans?: readonly PrintPlan[]
  isLandscape?: boolean
}
