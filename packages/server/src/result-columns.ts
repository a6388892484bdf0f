import pg from 'pg'
import type { DriverConnection } from './driver-connection.ts'

interface ResultColumn {
  name: string
  parse(text: string): unknown
}

export type ResultColumns = readonly ResultColumn[]

export const columnsOf = (fields: readonly pg.FieldDef[]): ResultColumns =>
  fields.map(({ name, dataTypeID }) => ({ name, parse: pg.types.getTypeParser(dataTypeID, 'text') }))

export function rowOf(columns: ResultColumns, values: readonly (string | null)[]): object {
  const row: Record<string, unknown> = {}
  for (let at = 0; at < values.length; at++) {
    const column = columns[at]
    const value = values[at] ?? null
    if (column) row[column.name] = value === null ? null : column.parse(value)
  }
  return row
}

/** Columns of the named statements that ran on a connection. */
const known = new WeakMap<DriverConnection, Map<string, ResultColumns>>()

export function knownColumnsOf(connection: DriverConnection): Map<string, ResultColumns> {
  const found = known.get(connection)
  if (found) return found
  const created = new Map<string, ResultColumns>()
  known.set(connection, created)
  return created
}
