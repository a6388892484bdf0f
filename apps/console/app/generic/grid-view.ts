import type { EditField, Values } from './edit-fields.server.ts'
import type { Crumb } from './views.ts'

/** A column of the spreadsheet of a collection. */
export interface GridField extends Pick<EditField, 'name' | 'label' | 'kind' | 'path' | 'options' | 'isRequired'> {
  isEditable: boolean
}

/** A collection as a spreadsheet. */
export interface GridView {
  title: string
  crumbs: Crumb[]
  /** The plain list with the same words. */
  listHref: string
  fields: GridField[]
  /** The calls that read more rows and save cells. */
  list: string
  write: string
  /** The values of the path, and the name of the record's own ID in it. */
  params: Readonly<Record<string, string>>
  idParameter: string
  /** The words of the address, for more rows. */
  words: string
  /** The address of a record without its ID. */
  recordHref: string
  records: Values[]
  total: number
  /** The sentence instead of cells that this person may not change. */
  missing: string | null
}
