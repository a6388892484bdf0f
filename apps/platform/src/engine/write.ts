import type { Body } from '@tessera/server/call'
import { findInstant } from '@tessera/server/moment'
import { name, type Sql, sql } from '@tessera/server/sql'
import { isOwner } from './owner.ts'
import type { Column, Table } from './table.ts'

export interface Assignment {
  column: string
  value: Sql
}

/** Columns a caller can write: declared, stored and not read-only. ID and owner have their own rules. */
const writable = ({ columns }: Table): Column[] =>
  columns.filter(({ field, schema }) => field !== 'ID' && !isOwner(field) && !schema.readOnly)

/** Every writable column: the input, or its default. */
export const fullRow = (table: Table, body: Body): Assignment[] => [
  ...writable(table).map((column) => ({ column: column.column, value: given(column, body) ?? fallback(column, body) })),
  ...stamps(table, body),
]

/** Only the columns the body names. */
export const changes = (table: Table, body: Body): Assignment[] => [
  ...writable(table).flatMap((column) => {
    const value = given(column, body, true)
    return value ? [{ column: column.column, value }] : []
  }),
  ...stamps(table, body),
]

function valueIn(body: Body, field: string): unknown {
  const [head = '', part] = field.split('.')
  if (part === undefined) return body[head]
  const inner = body[head]
  return inner === null ? null : (inner as Body | undefined)?.[part]
}

function given(column: Column, body: Body, merge = false): Sql | undefined {
  const value = valueIn(body, column.field)
  if (value === undefined) return undefined
  if (column.type === 'jsonb') return value === null ? sql`null` : json(column, value, merge)
  if (column.type === 'timestamptz' && typeof value === 'string') return sql`${findInstant(value)}::timestamptz`
  return sql`${value}`
}

/** PATCH merges xp key by key, at every depth (decision 0012); other values are replaced whole. */
function json({ column, schema }: Column, value: unknown, merge: boolean): Sql {
  const text = sql`${JSON.stringify(value)}::jsonb`
  return merge && schema['x-kind'] === 'xp' ? sql`merge_json(t.${name(column)}, ${text})` : text
}

function fallback({ field, schema }: Column, body: Body): Sql {
  // a value object that is not sent leaves its columns null
  const isGiven = !field.includes('.') || valueIn(body, field.split('.')[0] ?? '')
  return schema.default === undefined || !isGiven ? sql`null` : sql`${schema.default}`
}

/** `LastUpdated` changes with every write of its object. */
function stamps({ columns }: Table, body: Body): Assignment[] {
  return columns
    .filter(({ field, schema }) => schema.readOnly && /(^|\.)LastUpdated$/.test(field))
    .filter(({ field }) => field === 'LastUpdated' || body[field.split('.')[0] ?? ''])
    .map(({ column }) => ({ column, value: sql`now()` }))
}
