import { baseType, type Field, fieldsOf, isModel, isNullable, type Model } from '@tessera/contract/kit/model'
import { isSecretName } from '@tessera/domain/changes/secret-values'
import type { FieldKind, FormField } from './form-field.ts'
import { fieldLabel } from './labels.ts'

/** The control of a declared field: its kind, its limits as attributes, and its choices. */
export function widgetOf(name: string, field: Field, isRequired: boolean): FormField {
  const kind = kindOf(name, field)
  const items = field['x-items']
  return {
    name,
    label: fieldLabel(name),
    kind,
    isRequired,
    hint: hintOf(name, kind),
    options: field.enum ?? (items && !isModel(items) ? items.enum : undefined) ?? [],
    limits: limitsOf(field),
    emptyLabel: isNullable(field) || (kind === 'choice' && field.default === undefined) ? 'Not set' : null,
    ...(kind === 'rows' && items && isModel(items) && { columns: columnsOf(items) }),
  }
}

/** First the fields that say which record this is, then required ones, then the rest; lists and parts last. */
export function rankOf(name: string, field: Field): number {
  const place = naming.indexOf(name)
  if (place >= 0) return place
  if (field['x-required']) return naming.length
  return naming.length + (['object', 'array'].includes(baseType(field)) ? 2 : 1)
}

const naming = ['ID', 'Name', 'Description', 'Active']

const columnsOf = (items: Model): FormField[] =>
  fieldsOf(items)
    .filter(([, field]) => !field.readOnly)
    .map(([name, field]) => widgetOf(name, field, Boolean(field['x-required'])))

function kindOf(name: string, field: Field): FieldKind {
  if (field.writeOnly || isSecretName(name)) return 'secret'
  if (field.enum) return 'choice'
  if (field.format === 'date-time') return 'moment'
  const type = baseType(field)
  if (type === 'array') return listKindOf(field['x-items'])
  if (type === 'object') return 'json'
  if (type === 'boolean') return 'flag'
  if (type === 'string') return (field.maxLength ?? 0) > 200 ? 'area' : 'text'
  return type === 'integer' ? 'whole' : 'decimal'
}

function listKindOf(items: Field | Model | undefined): FieldKind {
  if (!items) return 'json'
  if (isModel(items)) return fieldsOf(items).every(([, field]) => isPlain(field)) ? 'rows' : 'json'
  if (items.enum) return 'checks'
  return baseType(items) === 'string' ? 'lines' : 'json'
}

/** A field with one value: no part and no list. */
export const isPlain = (field: Field): boolean => !['object', 'array'].includes(baseType(field))

const hints: Readonly<Partial<Record<FieldKind, string>>> = {
  moment: 'Eastern time',
  lines: 'One per line',
  json: 'JSON',
}

const hintOf = (name: string, kind: FieldKind): string | undefined =>
  name === 'ID' ? 'Letters, digits, - and _' : hints[kind]

/** The limits of the declaration as attributes of the control. */
const limitsOf = ({ maxLength, minimum, maximum, pattern }: Field): FormField['limits'] => ({
  ...(maxLength !== undefined && { maxLength }),
  ...(minimum !== undefined && { min: minimum }),
  ...(maximum !== undefined && { max: maximum }),
  ...(pattern !== undefined && { pattern: patternOf(pattern) }),
})

/** Browsers anchor a pattern themselves, and refuse a bare dash at the end of a class. */
const patternOf = (pattern: string): string => pattern.replace(/^\^|\$$/g, '').replaceAll('-]', '\\-]')
