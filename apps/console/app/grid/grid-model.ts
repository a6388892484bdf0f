/** A column of a grid. A grid knows nothing of what its cells mean: they are texts. */
export interface GridColumn {
  key: string
  label: string
  isNumber: boolean
  isEditable: boolean
  /** The only texts that it takes. */
  options?: readonly string[] | undefined
}

export interface GridRow {
  key: string
  /** One text per column. */
  cells: readonly string[]
  href?: string | undefined
}

/** A cell by its place, from 0. */
export interface CellPlace {
  row: number
  column: number
}

/** A new text for a cell. */
export interface CellText extends CellPlace {
  text: string
}
