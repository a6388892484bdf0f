import { fail } from '@tessera/server/api-error'
import { join, type Sql, sql } from '@tessera/server/sql'
import { findListValue } from './list-value.ts'
import { findField } from './select-list.ts'
import type { Table } from './table.ts'

/** Parses `!Name,ID` (`!` means descending). The order always ends with the ID, so that pages are stable. */
export function sortOrder(table: Table, sortBy: string | undefined): Sql {
  const requested = (sortBy ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const names = requested.length > 0 ? requested : defaultOrder(table)
  const keys = names.map((part) => inOrder(sortKey(table, part.replace(/^!/, '')), part.startsWith('!')))
  return join([...keys, ...tieBreaker(table)])
}

export const inOrder = (key: Sql, descending: boolean): Sql => (descending ? sql`${key} desc` : key)

function defaultOrder({ model }: Table): readonly string[] {
  const order = model.order.filter((name) => name !== '*')
  return order.length > 0 ? order : Object.keys(model.properties).slice(0, 1)
}

export function sortKey(table: Table, name: string): Sql {
  const { sort } = table.model
  const field = findField(table.model, name.split('.')[0] ?? '')
  const allowed =
    sort.includes('*') ||
    name.startsWith('xp.') ||
    sort.some((one) => one.toLowerCase() === name.toLowerCase()) ||
    sort.length === 0
  const value = allowed && field ? findListValue(table, name) : undefined
  if (!value) return fail('List.InvalidSortProperty', { Property: name })
  // text other than an ID is sorted by collation, ignoring case
  return value.type === 'text' ? sql`lower(${value.sql})` : value.sql
}

const tieBreaker = (table: Table): Sql[] => (findListValue(table, 'ID') ? [sql`t.id`] : [])
