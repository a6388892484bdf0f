import { type Field, fieldsOf, type Model } from '@tessera/contract/kit/model'
import { join, literal, name, type Sql, sql } from '@tessera/server/sql'
import { computedFields, findComputedPart } from './computed.ts'
import { findColumn, type Table, type TableColumn } from './table.ts'

export const hiddenValue = sql`null::text`

const cache = new WeakMap<Table, Sql>()

/** The select list of a record in wire format: every property under its own name. `t` is the row. */
export function selectList(table: Table): Sql {
  const known = cache.get(table)
  if (known) return known
  const list = join(selectFields(table, () => true))
  cache.set(table, list)
  return list
}

/** The columns of these properties. */
export const selectFields = (table: Table, isShown: (field: string) => boolean): Sql[] =>
  fieldsOf(table.model).flatMap(([field]) =>
    isShown(field) ? sql`${selectField(table, field)} as ${name(field)}` : [],
  )

/** The same with some properties null, so that they cost nothing to read. */
export const selectListWithout = (table: Table, empty: ReadonlySet<string>): Sql =>
  join(
    fieldsOf(table.model).map(
      ([field]) => sql`${empty.has(field) ? sql`null::text` : selectField(table, field)} as ${name(field)}`,
    ),
  )

export function selectField(table: Table, field: string): Sql {
  if (table.hidden?.has(field)) return hiddenValue
  const computed = computedFields(table.model.title)[field]
  if (computed) return computed
  const column = findColumn(table, field)
  return column ? selectColumn(column) : valueObject(table, field)
}

/** `numeric(19,4)` would print 12.5000. */
export function selectColumn({ column, schema, type }: TableColumn): Sql {
  if (schema.writeOnly) return sql`null::text`
  if (type === 'jsonb') return withoutSecrets(sql`t.${name(column)}`, schema)
  return type === 'numeric' ? sql`trim_scale(t.${name(column)})` : sql`t.${name(column)}`
}

/** A value object stored as JSON holds everything that was sent; its write-only parts are removed. */
const withoutSecrets = (json: Sql, schema: Field): Sql =>
  secretPaths(schema).reduce((rest, path) => sql`${rest} #- ${literal(`{${path.join(',')}}`)}`, json)

const secretPaths = ({ 'x-model': inner }: Field): string[][] =>
  (inner ? fieldsOf(inner) : []).flatMap(([part, field]) =>
    field.writeOnly ? [[part]] : secretPaths(field).map((rest) => [part, ...rest]),
  )

/** Columns `inventory_enabled`, `inventory_…` as one object; null when none was ever set. */
function valueObject(table: Table, field: string): Sql {
  const parts = table.columns.filter((one) => one.field.startsWith(`${field}.`))
  const pairs = parts.map((part) => sql`${literal(part.field.slice(field.length + 1))}, ${selectPart(table, part)}`)
  return sql`case when num_nonnulls(${join(parts.map((part) => partValue(table, part)))}) > 0 then json_build_object(${join(pairs)}) end`
}

const selectPart = (table: Table, part: TableColumn): Sql => {
  const value = partValue(table, part)
  if (part.field.endsWith('.QuantityAvailable')) return shownQuantity(table, part.field, value)
  const { default: fallback } = part.schema
  return fallback === undefined ? value : sql`coalesce(${value}, ${literal(String(fallback))})`
}

/** Stock that is counted and was never set is 0; stock that is not counted stays null. */
function shownQuantity({ columns }: Table, field: string, quantity: Sql): Sql {
  const enabled = columns.find((one) => one.field === field.replace('QuantityAvailable', 'Enabled'))
  const never = enabled ? sql`case when ${selectColumn(enabled)} then 0 end` : sql`0`
  return sql`coalesce(${quantity}, ${never})`
}

/** The computed value of a part, or else its column. */
export function partValue({ model }: Table, part: TableColumn): Sql {
  const computed = findComputedPart(model.title, part.field)
  return computed ? sql`coalesce(${computed}, ${selectColumn(part)})` : selectColumn(part)
}

/** Finds a property of the model by name, ignoring case. */
export const findField = (model: Model, field: string): string | undefined =>
  Object.keys(model.properties).find((one) => one.toLowerCase() === field.toLowerCase())
