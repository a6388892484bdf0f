import { likePattern } from '@tessera/domain/lists/filter'
import { findSearchType, type SearchType, termsOf } from '@tessera/domain/lists/search'
import { fail } from '@tessera/server/api-error'
import { and, join, or, type Sql, sql } from '@tessera/server/sql'
import { findListValue } from './list-value.ts'
import type { Table } from './table.ts'

interface Search {
  where: Sql
  /** Relevance: fields count by their position in the model's list, the first most. */
  relevance: Sql
}

/** Matches the words of `search` in the searchable fields, also inside words, ignoring case. */
export function findSearch(
  table: Table,
  request: { search?: string | undefined; searchOn?: string | undefined; searchType?: string | undefined },
): Search | undefined {
  const type = findSearchType(request.searchType) ?? fail('Search.InvalidQuery', { Property: 'searchType' })
  const terms = type.startsWith('Exact')
    ? [(request.search ?? '').trim().toLowerCase()].filter(Boolean)
    : termsOf(request.search ?? '')
  const fields = searchedFields(table, request.searchOn)
  if (terms.length === 0 || fields.length === 0) return undefined
  const hits = fields.map((field) =>
    terms.map((term) => sql`coalesce(lower(${field}::text), '') like ${`%${likePattern(term.replaceAll('*', ''))}%`}`),
  )
  const scores = hits.flatMap((row, index) =>
    row.map((hit) => sql`case when ${hit} then ${fields.length - index}::int else 0 end`),
  )
  return { where: combine[type](hits), relevance: sql`(${join(scores, ' + ')})` }
}

/** Rows are fields, columns are terms. */
const combine: Record<SearchType, (hits: Sql[][]) => Sql> = {
  AnyTerm: (hits) => or(hits.flat()),
  AllTermsAnyField: (hits) => and((hits[0] ?? []).map((_, term) => or(hits.flatMap((row) => row[term] ?? [])))),
  AllTermsSameField: (hits) => or(hits.map((row) => sql`(${and(row)})`)),
  ExactPhrase: (hits) => or(hits.flat()),
  ExactPhrasePrefix: (hits) => or(hits.flat()),
}

function searchedFields(table: Table, searchOn: string | undefined): Sql[] {
  const { search, properties } = table.model
  const all = search.includes('*') ? ['ID', 'Name', 'Description'].filter((name) => properties[name]) : search
  const requested = (searchOn ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const names =
    requested.length > 0
      ? requested.map(
          (name) => findSearchable(search, all, name) ?? fail('List.InvalidSearchProperty', { Property: name }),
        )
      : all
  return names.map((name) => (findListValue(table, name) ?? fail('List.InvalidSearchProperty', { Property: name })).sql)
}

const findSearchable = (search: readonly string[], all: readonly string[], name: string): string | undefined =>
  search.includes('*') ? name : all.find((one) => one.toLowerCase() === name.toLowerCase())
