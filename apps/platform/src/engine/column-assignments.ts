import type { RequestBody } from '@tessera/server/call'
import { findInstant } from '@tessera/server/moment'
import { name, type Sql, sql } from '@tessera/server/sql'
import { isOwnerField } from './owner.ts'
import type { Table, TableColumn } from './table.ts'

export interface ColumnAssignment {
  column: string
  value: Sql
}

/** Columns a caller can write: declared, stored and not read-only. ID and owner have their own rules. */
const writableColumns = ({ columns }: Table): TableColumn[] =>
  columns.filter(({ field, schema }) => field !== 'ID' && !isOwnerField(field) && !schema.readOnly)

/** Every writable column: the input, or its default. */
export const fullRow = (table: Table, body: RequestBody): ColumnAssignment[] => [
  ...writableColumns(table).map((column) => ({
    column: column.column,
    value: inputValue(column, body) ?? defaultValue(column, body),
  })),
  ...timestamps(table, body),
]

/** Only the columns the body names. */
export const changedColumns = (table: Table, body: RequestBody): ColumnAssignment[] => [
  ...writableColumns(table).flatMap((column) => {
    const value = inputValue(column, body, true)
    return value ? [{ column: column.column, value }] : []
  }),
  ...timestamps(table, body),
]

function valueIn(body: RequestBody, field: string): unknown {
  const [head = '', part] = field.split('.')
  if (part === undefined) return body[head]
  const inner = body[head]
  return inner === null ? null : (inner as RequestBody | undefined)?.[part]
}

function inputValue(column: TableColumn, body: RequestBody, merge = false): Sql | undefined {
  const value = valueIn(body, column.field)
  if (value === undefined) return undefined
  if (column.type === 'jsonb') return value === null ? sql`null` : jsonValue(column, value, merge)
  if (column.type === 'timestamptz' && typeof value === 'string') return sql`${findInstant(value)}::timestamptz`
  return sql`${value}`
}

/** PATCH merges xp key by key, at every depth (decision 0012); other values are replaced whole. */
function jsonValue({ column, schema }: TableColumn, value: unknown, merge: boolean): Sql {
  const text = sql`${JSON.stringify(value)}::jsonb`
  return merge && schema['x-kind'] === 'xp' ? sql`merge_json(t.${name(column)}, ${text})` : text
}

function defaultValue({ field, schema }: TableColumn, body: RequestBody): Sql {
  // a value object that is not sent leaves its columns null
  const isGiven = !field.includes('.') || valueIn(body, field.split('.')[0] ?? '')
  return schema.default === undefined || !isGiven ? sql`null` : sql`${schema.default}`
}

/** `LastUpdated` changes with every write of its object. */
function timestamps({ columns }: Table, body: RequestBody): ColumnAssignment[] {
  return columns
    .filter(({ field, schema }) => schema.readOnly && /(^|\.)LastUpdated$/.test(field))
    .filter(({ field }) => field === 'LastUpdated' || body[field.split('.')[0] ?? ''])
    .map(({ column }) => ({ column, value: sql`now()` }))
}
