import { fieldsOf, type Model } from '@tessera/contract/kit/model'
import { relations, resources, singletons } from '@tessera/contract/platform/operations'
import { type DeclaredColumn, listDeclaredColumns } from '@tessera/platform/engine/declared-columns'
import { isServedByEngine } from '@tessera/platform/engine/is-served-by-engine'
import { tableName, toSnakeCase } from '@tessera/platform/engine/table'
import { openDatabase } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { cloneDatabase, startTestServer } from '@tessera/testing/test-database'

/**
 * Prints draft SQL for columns that are declared but in no migration yet; a developer reviews, completes and commits
 * it.
 */
const declarations = {
  resources: resources.filter(isServedByEngine),
  relations: relations.filter(isServedByEngine),
  singletons: singletons.filter(isServedByEngine),
}

const keyOf = ({ table, column }: { table: string; column: string }): string => `${table}.${column}`

/** Money is stored with four decimals. */
const scaled = new Set(
  Object.values(declarations)
    .flat()
    .flatMap(({ model, table = tableName(model) }) => scaledColumns(model).map((column) => keyOf({ table, column }))),
)

function scaledColumns(model: Model, prefix = ''): string[] {
  return fieldsOf(model).flatMap(([name, field]) => {
    const parts = field['x-kind'] === 'columns' ? field['x-model'] : undefined
    if (parts) return scaledColumns(parts, name)
    return field['x-scale'] === 4 ? [toSnakeCase(prefix + name)] : []
  })
}

const lineOf = (column: DeclaredColumn): string =>
  `${column.column} ${scaled.has(keyOf(column)) ? 'numeric(19,4)' : column.type}`

async function readExisting(): Promise<{ table: string; column: string }[]> {
  const server = await startTestServer()
  try {
    const database = openDatabase({ url: await cloneDatabase(server.url), schema: 'platform', maxConnections: 2 })
    const rows = await database.rows<{ table: string; column: string }>(sql`
      select table_name as "table", column_name as "column"
      from information_schema.columns
      where table_schema = 'platform'`)
    await database.close()
    return rows
  } finally {
    await server.stop()
  }
}

function createTable(table: string, columns: DeclaredColumn[]): string {
  return `create table ${table} (\n${columns.map((column) => `  ${lineOf(column)}`).join(',\n')}\n);`
}

const addColumns = (table: string, columns: DeclaredColumn[]): string =>
  columns.map((column) => `alter table ${table} add column ${lineOf(column)};`).join('\n')

const existing = await readExisting()
const tables = new Set(existing.map(({ table }) => table))
const columns = new Set(existing.map(keyOf))
const missing = listDeclaredColumns(declarations).filter((column) => !columns.has(keyOf(column)))
const statements = [...Map.groupBy(missing, ({ table }) => table)].map(([table, wanted]) =>
  tables.has(table) ? addColumns(table, wanted) : createTable(table, wanted),
)

const reminder = '-- Keys, foreign keys, not null and defaults are still to be added by hand.'
console.log(statements.length === 0 ? 'Nothing to add.' : [reminder, ...statements].join('\n\n'))
