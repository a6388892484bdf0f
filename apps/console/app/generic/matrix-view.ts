import type { AssignmentRow, AssignmentsView } from './assignments-view.ts'

/** A record at the edge of the matrix. */
export interface MatrixEdge {
  id: string
  label: string
  href: string
}

export interface MatrixLine extends MatrixEdge {
  /** One per column, in its order. */
  cells: AssignmentRow[]
}

/** The assignments of a relation as a table: records of one side in rows, of the other in columns. */
export interface MatrixView
  extends Pick<AssignmentsView, 'title' | 'crumbs' | 'backHref' | 'tabs' | 'needs' | 'kept' | 'isReady' | 'missing'> {
  columns: MatrixEdge[]
  lines: MatrixLine[]
  /** Kinds of records in rows and in columns: `catalogs`, `buyers`. */
  rowNoun: string
  columnNoun: string
  search: string
  across: string
  page: number
  pages: number
  columnPage: number
  columnPages: number
  key: string
}
