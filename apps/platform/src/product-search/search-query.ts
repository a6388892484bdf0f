import type { SearchType } from '@tessera/domain/lists/search'
import { join, type Sql, sql } from '@tessera/server/sql'
import type { SearchWeight } from './searched-fields.ts'

/** Quotes a word for PostgreSQL's query language. */
const quoteTerm = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** A word in one field. Every suffix of an ID is indexed, so a prefix match finds any part of the ID. */
const wordIn = (word: string, weight: SearchWeight): Sql =>
  weight === 'A'
    ? sql`${`${quoteTerm(word)}:*A`}::tsquery`
    : sql`to_tsquery('words', ${`${quoteTerm(word)}:${weight}`})`

const anyOf = (queries: readonly Sql[]): Sql => sql`(${join(queries, ' || ')})`
const allOf = (queries: readonly Sql[]): Sql => sql`(${join(queries, ' && ')})`

type Combine = (words: readonly string[], weights: readonly SearchWeight[]) => Sql

const phraseQuery: Combine = (words, weights) =>
  anyOf(
    weights.map((weight) =>
      weight === 'A'
        ? wordIn(words.join(' '), weight)
        : sql`to_tsquery('words', ${words.map((word) => `${quoteTerm(word)}:${weight}`).join(' <-> ')})`,
    ),
  )

/** The last word may be incomplete. Names are also indexed unstemmed, because a partial word has no stem. */
const prefixQuery: Combine = (words, weights) =>
  anyOf(
    weights.flatMap((weight) => {
      if (weight === 'A') return [wordIn(words.join(' '), weight)]
      const text = words
        .map((word, index) => `${quoteTerm(word)}:${index === words.length - 1 ? '*' : ''}${weight}`)
        .join(' <-> ')
      return [sql`to_tsquery('words', ${text})`, sql`to_tsquery('pg_catalog.simple', ${text})`]
    }),
  )

/** Builds a `tsquery` by search type. All of xp is one field here. */
export const searchQuery: Record<SearchType, Combine> = {
  AnyTerm: (words, weights) => anyOf(words.flatMap((word) => weights.map((weight) => wordIn(word, weight)))),
  AllTermsAnyField: (words, weights) =>
    allOf(words.map((word) => anyOf(weights.map((weight) => wordIn(word, weight))))),
  AllTermsSameField: (words, weights) =>
    anyOf(weights.map((weight) => allOf(words.map((word) => wordIn(word, weight))))),
  ExactPhrase: phraseQuery,
  ExactPhrasePrefix: prefixQuery,
}
