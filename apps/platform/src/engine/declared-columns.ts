import type { Relation } from '@tessera/contract/kit/relation'
import { collectionPath, type Resource } from '@tessera/contract/kit/resource'
import type { Singleton } from '@tessera/contract/kit/singleton'
import { type ColumnType, type Table, tableOf } from './table.ts'

export interface DeclaredColumn {
  table: string
  column: string
  type: ColumnType
}

interface Declarations {
  resources: readonly Resource[]
  relations: readonly Relation[]
  singletons: readonly Singleton[]
}

/** Every table and column that the declarations need; the drift test compares them with the database. */
export function listDeclaredColumns({ resources, relations, singletons }: Declarations): DeclaredColumn[] {
  const tables = [
    ...resources.map((one) => tableOf(one.model, collectionPath(one), one.table)),
    ...relations.map((one) => tableOf(one.model, one.path, one.table)),
    ...singletons.map((one) => tableOf(one.model, one.path, one.table)),
  ]
  const all = tables.flatMap(columnsOf)
  return [...new Map(all.map((one) => [`${one.table}.${one.column}`, one])).values()]
}

const columnsOf = ({ name: table, keys, columns }: Table): DeclaredColumn[] => [
  { table, column: 'marketplace_id', type: 'text' },
  ...keys.map(({ column }) => ({ table, column, type: 'text' as const })),
  ...columns.map(({ column, type }) => ({ table, column, type })),
]
