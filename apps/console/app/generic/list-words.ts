import { listQuery } from '@tessera/contract/kit/operation'

/** The columns of a list, in their order: the only word of its address that the API does not have. */
export const columnsWord = 'columns'
const ownWords: ReadonlySet<string> = new Set([...listQuery, columnsWord])

/** Names in the address that narrow the list. */
export const filterNames = (query: URLSearchParams): string[] => [...query.keys()].filter((name) => !ownWords.has(name))

/** The words that the API is asked with. */
export function apiWords(query: URLSearchParams): URLSearchParams {
  const words = new URLSearchParams(query)
  words.delete(columnsWord)
  return words
}

/** The address of the same list without search and filters. */
export function withoutFilters(query: URLSearchParams): string {
  const kept = [...query].filter(([name]) => ownWords.has(name) && name !== 'page' && !name.startsWith('search'))
  return `?${new URLSearchParams(kept)}`
}

/** The names of the chosen columns; none for the usual ones. */
export const readColumns = (query: URLSearchParams): string[] => [
  ...new Set((query.get(columnsWord) ?? '').split(',').filter(Boolean)),
]
