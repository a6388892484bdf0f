import { fail } from '@tessera/server/api-error'
import type { QueryParameters } from '@tessera/server/call'

export interface PageRequest {
  page: number
  size: number
  skip: number
}

/** Larger offsets are refused: page by ID (`sortBy=ID&ID=>last`) instead, which costs the same on every page. */
const maxRows = 100_000

export function pageOf(query: QueryParameters): PageRequest {
  const size = readWholeNumber(query.pageSize) ?? 20
  const page = readWholeNumber(query.page) ?? 1
  if (!(size >= 1 && size <= 100)) fail('List.InvalidPageSize', { Property: 'pageSize', Maximum: 100 })
  if (!(page >= 1)) fail('List.InvalidType', { Property: 'page', Minimum: 1 })
  if (page * size > maxRows) fail('Search.ResultSetTooLarge')
  return { page, size, skip: (page - 1) * size }
}

function readWholeNumber(given: QueryParameters[string]): number | undefined {
  const [text] = [given ?? []].flat()
  if (text === undefined || text === '') return undefined
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
}
