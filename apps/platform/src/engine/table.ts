import { pluralOf } from '@tessera/contract/kit/label-of'
import { baseType, type Field, fieldsOf, type Model } from '@tessera/contract/kit/model'
import { parametersOf } from '@tessera/contract/kit/operation'
import { computedFields } from './computed.ts'

export type ColumnType = 'text' | 'integer' | 'numeric' | 'boolean' | 'timestamptz' | 'jsonb'

export interface TableColumn {
  /** Wire name; `Inventory.Enabled` for a part of a value object. */
  field: string
  column: string
  type: ColumnType
  schema: Field
}

/** The columns that restrict a request's rows, besides the marketplace. */
export type TableKey =
  | { column: string; parameter: string }
  | { column: string; constant: string }
  | { column: string; owner: true }
  | { column: string; absent: true }

export interface Table {
  name: string
  model: Model
  keys: readonly TableKey[]
  columns: readonly TableColumn[]
  /** Fields that read null for this caller, in filters and sort keys too: a filter could guess their values. */
  hidden?: ReadonlySet<string>
}

/** Converts names: `BillingAddressID` ↔ `billing_address_id`. */
export const toSnakeCase = (name: string): string =>
  name
    .replace('IDs', 'Ids')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .toLowerCase()

export const tableName = ({ title }: Model): string => pluralOf(toSnakeCase(title))

/** Seller, buyers and suppliers share these tables, with the company as part of the key. */
const companyTables = new Set(['users', 'user_groups', 'addresses', 'user_group_assignments'])

/** `path` is the path of the collection: its parameters are the parents. */
export function tableOf(model: Model, path: string, name = tableName(model)): Table {
  return { name, model, keys: keysOf(name, path), columns: columnsOf(model) }
}

function keysOf(table: string, path: string): TableKey[] {
  const parents = parametersOf(path)
  if (companyTables.has(table)) return companyKeys(parents[0])
  const keys: TableKey[] = parents.map((parameter) => ({ column: toSnakeCase(parameter), parameter }))
  // product stock and variant stock share a table; product stock has no variant
  if (table.startsWith('inventory_record') && !parents.includes('variantID'))
    return [...keys, { column: 'variant_id', absent: true }]
  return keys
}

function companyKeys(parameter: string | undefined): TableKey[] {
  if (!parameter)
    return [
      { column: 'company_type', constant: 'seller' },
      { column: 'company_id', owner: true },
    ]
  return [
    { column: 'company_type', constant: parameter.replace('ID', '') },
    { column: 'company_id', parameter },
  ]
}

const types: Record<string, ColumnType> = { string: 'text', integer: 'integer', number: 'numeric', boolean: 'boolean' }

const typeOf = (field: Field): ColumnType =>
  field.format === 'date-time' ? 'timestamptz' : (types[baseType(field)] ?? 'jsonb')

/** A typed column per declared field; computed fields have none. */
function columnsOf(model: Model): TableColumn[] {
  const computed = computedFields(model.title)
  return fieldsOf(model)
    .filter(([name]) => !computed[name])
    .flatMap(([name, field]) => {
      const parts = field['x-kind'] === 'columns' && field['x-model'] ? fieldsOf(field['x-model']) : undefined
      return parts ? parts.map(([part, schema]) => columnFor(`${name}.${part}`, schema)) : [columnFor(name, field)]
    })
}

const columnFor = (field: string, schema: Field): TableColumn => ({
  field,
  column: toSnakeCase(field.replace('.', '')),
  type: typeOf(schema),
  schema,
})

export const findColumn = ({ columns }: Table, field: string): TableColumn | undefined =>
  columns.find((one) => one.field.toLowerCase() === field.toLowerCase())
