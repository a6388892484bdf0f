import type { Crumb } from './views.ts'

/** A column that can be chosen. */
export interface ColumnChoice {
  name: string
  label: string
  isShown: boolean
}

/** The choice of the columns of a list. */
export interface ColumnsView {
  title: string
  crumbs: Crumb[]
  /** Those that are shown in their order, then the others. */
  choices: ColumnChoice[]
  /** Records have extended properties. */
  hasProperties: boolean
  /** Words of the list that the form keeps. */
  kept: [name: string, value: string][]
  listHref: string
  /** The list with its usual columns. */
  usualHref: string
}
