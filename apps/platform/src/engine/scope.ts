import type { UserType } from '@tessera/contract/kit/operation'
import { pathParameter } from '@tessera/server/call'
import { and, name, type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { findColumn, type Table, type TableKey } from './table.ts'

export function keyValue(key: TableKey, call: PlatformCall): string | null {
  if ('parameter' in key) return pathParameter(call, key.parameter)
  if ('owner' in key) return call.actor.marketplace
  return 'constant' in key ? key.constant : null
}

/** The base condition of every query on a table: marketplace and parents. No query may omit it. */
export function scope({ name: table, keys }: Pick<Table, 'name' | 'keys'>, call: PlatformCall): Sql {
  return and([
    sql`t.marketplace_id = ${call.actor.marketplace}`,
    ...keys.map((key) =>
      'absent' in key ? sql`t.${name(key.column)} is null` : sql`t.${name(key.column)} = ${keyValue(key, call)}`,
    ),
    ...(ownCompanyType[table] === call.actor.userType ? [sql`t.id = ${call.actor.companyID}`] : []),
    ...(tablesWithPrivateRows.has(table) ? [sql`t.private_of is null`] : []),
  ])
}

/** A buyer sees only itself, a supplier only itself. */
const ownCompanyType: Record<string, UserType> = { buyers: 'buyer', suppliers: 'supplier' }

/** These tables also hold private records of users, which only their owner may see. */
const tablesWithPrivateRows: ReadonlySet<string> = new Set(['addresses', 'credit_cards'])

/** The condition for writes: a supplier can change only records it owns. */
export const writeScope = (table: Table, call: PlatformCall): Sql =>
  call.actor.userType === 'supplier' && findColumn(table, 'OwnerID')
    ? sql`${scope(table, call)} and t.owner_id = ${call.actor.companyID}`
    : scope(table, call)
