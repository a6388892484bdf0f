import { ownValue } from '@tessera/contract/kit/own-value'
import { fail } from '@tessera/server/api-error'
import { join, type Sql, sql } from '@tessera/server/sql'
import { findListValue } from '../engine/list-value.ts'
import { findField } from '../engine/select-list.ts'
import type { Table } from '../engine/table.ts'

/** The weights of fields in the product text index. */
export type SearchWeight = 'A' | 'B' | 'C' | 'D'

export interface SearchedFields {
  weights: readonly SearchWeight[]
  /** Words to match besides the index, for a field without its own weight. `x` is the indexed row. */
  narrowed?: Sql
  /** Whether the index covers the searched fields. */
  isIndexed: boolean
}

const indexed: Record<string, SearchWeight> = { id: 'A', name: 'B', description: 'C', 'xp.*': 'D', xp: 'D' }

/** Parses `searchOn=Name,xp.Care.*`; without it ID, name, description and all of xp are searched. */
export function findSearchedFields(table: Table, searchOn: string | undefined): SearchedFields {
  const names = (searchOn ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  if (names.length === 0) return { weights: ['A', 'B', 'C', 'D'], isIndexed: true }
  const weights = names.flatMap((name) => ownValue(indexed, name.toLowerCase()) ?? [])
  const others = names.filter((name) => !ownValue(indexed, name.toLowerCase()))
  if (others.length === 0) return { weights: [...new Set(weights)], isIndexed: true }
  const vectors = others.map((name) => wordVector(table, name))
  return {
    weights: [...new Set<SearchWeight>([...weights, 'D'])],
    narrowed: sql`(${join([sql`ts_filter(x.search, ${weights.map((one) => one.toLowerCase())}::"char"[])`, ...vectors], ' || ')})`,
    isIndexed: others.every((name) => /^xp\./i.test(name)),
  }
}

/** The words of a part of xp or of another property, with the weight of xp. */
function wordVector(table: Table, name: string): Sql {
  if (/^xp\./i.test(name)) {
    const path = name
      .split('.')
      .slice(1)
      .filter((part) => part !== '*')
    return sql`setweight(jsonb_to_tsvector('words', coalesce(t.xp #> ${path}::text[], 'null'), '["string", "numeric", "boolean"]'), 'D')`
  }
  const value = findField(table.model, name.split('.')[0] ?? '') ? findListValue(table, name) : undefined
  if (!value) return fail('List.InvalidSearchProperty', { Property: name })
  return sql`setweight(to_tsvector('words', coalesce(${value.sql}::text, '')), 'D')`
}
