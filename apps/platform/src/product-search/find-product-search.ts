import { findSearchType, termsOf } from '@tessera/domain/lists/search'
import { fail } from '@tessera/server/api-error'
import { type Sql, sql } from '@tessera/server/sql'
import type { Table } from '../engine/table.ts'
import { searchQuery } from './search-query.ts'
import { findSearchedFields } from './searched-fields.ts'

export interface ProductSearch {
  /** The condition on the product `t`. */
  where: Sql
  /** Relevance of `t`: the ID itself, then the exact phrase, then by field. */
  relevance: Sql
}

interface SearchInput {
  marketplace: string
  search: string | undefined
  searchOn: string | undefined
  searchType: string | undefined
}

/** PostgreSQL accepts words of 2,046 bytes, and a character may take four. */
const maxPhrase = 500

/** Searches product texts by word stems and inside IDs, ranked by field. */
export function findProductSearch(table: Table, input: SearchInput): ProductSearch | undefined {
  const { marketplace, search = '', searchOn, searchType } = input
  const type = findSearchType(searchType) ?? fail('Search.InvalidQuery', { Property: 'searchType' })
  const fields = findSearchedFields(table, searchOn)
  const phrase = search.toLowerCase().replaceAll('*', '').split(/\s+/).filter(Boolean).slice(0, 10)
  const words = type.startsWith('Exact') ? phrase : termsOf(phrase.join(' '))
  if (words.length === 0) return undefined
  if (phrase.join(' ').length > maxPhrase) fail('Search.InvalidQuery', { Property: 'search' })
  // a subselect, so that the query is built once and not per row
  const query = sql`(select ${searchQuery[type](words, fields.weights)})`
  const text = sql`product_texts x where x.marketplace_id = ${marketplace}`
  const found = sql`t.id = any (array(select x.product_id from ${text} and x.search @@ ${query}))`
  const looked = sql`exists (select from ${text} and x.product_id = t.id and ${fields.narrowed ?? sql`x.search`} @@ ${query})`
  const exact = sql`(select ${searchQuery.ExactPhrase(phrase, fields.weights)})`
  return {
    where: sql`${fields.isIndexed ? found : sql`true`} and ${fields.narrowed ? looked : sql`true`}`,
    relevance: sql`(
      select ts_rank(${weights}, x.search, ${query})
        + case when x.search @@ ${exact} then 10 else 0 end
        + case when lower(t.id) = ${phrase.join(' ')} then 100 else 0 end
      from ${text} and x.product_id = t.id)`,
  }
}

/** Weights of a hit in xp, description, name and ID. */
const weights = sql`'{0.05, 0.2, 0.6, 1}'::float4[]`
