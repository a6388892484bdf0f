import { join, name, type Sql, sql } from '@tessera/server/sql'
import { type ColumnAssignment, fullRow } from '../engine/column-assignments.ts'
import { isOwnerField } from '../engine/owner.ts'
import type { ColumnType, Table } from '../engine/table.ts'
import type { BulkBatch, BulkRow } from './bulk-batch.ts'
import type { BulkTarget } from './bulk-targets.ts'

type Columns = Record<string, unknown>

/**
 * One statement for all rows. Existing rows are replaced as by PUT: owner and creation dates stay. The SQL text is the
 * same for every batch; the rows are one parameter.
 */
export async function insertRows({ db, marketplace, rows }: BulkBatch, { table, key }: BulkTarget): Promise<void> {
  const all = rows.map((row) => columnsOf(table, marketplace, row))
  const unique = [...new Map(all.map((row) => [JSON.stringify(key.map((column) => row[column])), row])).values()]
  const used = [...new Set(unique.flatMap((row) => Object.keys(row)))].sort()
  const keys = ['marketplace_id', ...key]
  const set = used.filter((column) => !keys.includes(column) && !isFixed(table, column))
  await db.rows(sql`
    insert into ${name(table.name)} as t (marketplace_id, ${join(used.map(name))})
    select ${marketplace}, ${join(used.map((column) => sql`r.${name(column)}`))}
    from jsonb_to_recordset(${JSON.stringify(unique)}::jsonb) as r(${join(used.map((column) => typedColumn(table, column)))})
    on conflict (${join(keys.map(name))}) do ${
      set.length > 0 ? sql`update set ${join(set.map((column) => replacementOf(table, column)))}` : sql`nothing`
    }`)
}

/** The columns that the engine would write, as plain values. */
function columnsOf(table: Table, marketplace: string, { id, params, body }: BulkRow): Columns {
  const owner = table.columns.find(({ field }) => isOwnerField(field))
  return {
    ...Object.fromEntries(table.keys.map((key) => [key.column, parentOf(key, marketplace, params)])),
    ...(id !== undefined && { id }),
    ...(owner && { [owner.column]: body[owner.field] ?? marketplace }),
    ...Object.fromEntries(fullRow(table, body).map((one) => [one.column, plainValue(one)])),
  }
}

function parentOf(key: Table['keys'][number], marketplace: string, params: Record<string, string>): string | null {
  if ('parameter' in key) return params[key.parameter] ?? null
  if ('constant' in key) return key.constant
  return 'owner' in key ? marketplace : null
}

/** An engine fragment holds one value, or is `null` or `now()`, which a timestamp column also parses from text. */
function plainValue({ value: { parts, values } }: ColumnAssignment): unknown {
  if (values.length === 0) return parts[0] === 'null' ? null : 'now'
  return parts[1] === '::jsonb' ? JSON.parse(String(values[0])) : values[0]
}

const columnIn = ({ columns }: Table, column: string) => columns.find((one) => one.column === column)

const isFixed = (table: Table, column: string): boolean =>
  isOwnerField(columnIn(table, column)?.field ?? '') || table.keys.some((key) => key.column === column)

const types: Record<ColumnType, Sql> = {
  text: sql`text`,
  integer: sql`integer`,
  numeric: sql`numeric`,
  boolean: sql`boolean`,
  timestamptz: sql`timestamptz`,
  jsonb: sql`jsonb`,
}

const typedColumn = (table: Table, column: string): Sql =>
  sql`${name(column)} ${types[columnIn(table, column)?.type ?? 'text']}`

/** A timestamp that this row does not renew stays. */
function replacementOf(table: Table, column: string): Sql {
  const isStamp = columnIn(table, column)?.schema.readOnly
  return isStamp
    ? sql`${name(column)} = coalesce(excluded.${name(column)}, t.${name(column)})`
    : sql`${name(column)} = excluded.${name(column)}`
}
