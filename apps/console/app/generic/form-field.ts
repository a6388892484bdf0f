/** A control of a form, made from the declaration of its field. */
export interface FormField {
  /** `path.productID`, `query.search`, `body.Name`; in the form of a record `Name`, `Inventory.Enabled`. */
  name: string
  label: string
  kind: FieldKind
  isRequired: boolean
  hint: string | undefined
  options: readonly string[]
  limits: { maxLength?: number; min?: number; max?: number; pattern?: string }
  /** The words for no value; null where there is always one. */
  emptyLabel: string | null
  /** The cells of one line. */
  columns?: readonly FormField[] | undefined
  reference?: ReferenceChoices | undefined
}

/** `lines` is a list with one value per line, `checks` one with known values, `rows` a list of small records. */
export type FieldKind =
  | 'text'
  | 'area'
  | 'whole'
  | 'decimal'
  | 'flag'
  | 'choice'
  | 'moment'
  | 'lines'
  | 'checks'
  | 'rows'
  | 'json'
  | 'secret'

/** The first records that a field can name, and where typing finds others. */
export interface ReferenceChoices {
  options: readonly ReferenceChoice[]
  searchHref: string
}

export interface ReferenceChoice {
  id: string
  label: string
}

export interface FormSection {
  title: string
  fields: FormField[]
}
