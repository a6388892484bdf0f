import { baseType, type Field } from '@tessera/contract/kit/model'
import { name, type Sql, sql } from '@tessera/server/sql'
import { computedFields } from './computed.ts'
import { findField, hiddenValue, partValue, selectColumn, selectField } from './select-list.ts'
import { type ColumnType, findColumn, type Table, toSnakeCase } from './table.ts'

/** A value that a list can be filtered or sorted by. */
export interface ListValue {
  sql: Sql
  type: ColumnType | 'id'
}

/** Finds a property by wire name, including `Inventory.QuantityAvailable` and `xp.a.b`. */
export function findListValue(table: Table, path: string): ListValue | undefined {
  const column = findColumn(table, path)
  if (column?.schema.writeOnly) return undefined
  if (column && table.hidden?.has(column.field)) return { sql: hiddenValue, type: column.type }
  if (column?.type === 'jsonb') return { sql: selectColumn(column), type: 'jsonb' }
  if (column?.field.includes('.')) return { sql: partValue(table, column), type: column.type }
  if (column) return { sql: columnSql(column.column), type: column.field === 'ID' ? 'id' : column.type }
  const [head = '', ...rest] = path.split('.')
  const field = findField(table.model, head)
  if (!field) return undefined
  return rest.length > 0 ? insideJson(table, field, rest) : computedValue(table, field)
}

const columnSql = (column: string): Sql => sql`t.${name(column)}`

function computedValue(table: Table, field: string): ListValue | undefined {
  const expression = computedFields(table.model.title)[field]
  const schema = table.model.properties[field]
  if (!expression || !schema || schema.writeOnly) return undefined
  const type = { string: 'text', integer: 'integer', number: 'numeric', boolean: 'boolean' }[baseType(schema)]
  return { sql: expression, type: (type ?? 'jsonb') as ColumnType }
}

function insideJson(table: Table, field: string, path: string[]): ListValue | undefined {
  const column = findColumn(table, field)
  if ((column && column.type !== 'jsonb') || isSecret(table.model.properties[field], path)) return undefined
  const json = column ? columnSql(toSnakeCase(field)) : sql`to_jsonb(${selectField(table, field)})`
  return { sql: sql`nullif(${json} #> ${path}::text[], 'null'::jsonb)`, type: 'jsonb' }
}

/** A secret must not be filterable either: a filter could guess it character by character. */
function isSecret(field: Field | undefined, [part = '', ...rest]: string[]): boolean {
  const inner = field?.['x-model']?.properties[part]
  return inner?.writeOnly === true || (inner !== undefined && isSecret(inner, rest))
}
