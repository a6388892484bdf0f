import { fail } from '@tessera/server/api-error'
import type { QueryParameters } from '@tessera/server/call'
import { findQueryValue } from '../engine/list-query.ts'

/** Encodes page number, page size and query as one key. It holds only what the caller sent. */
export const keyOfPage = (query: QueryParameters): string => Buffer.from(JSON.stringify(query)).toString('base64url')

/** Decodes a page key, or returns the query itself. A decoded query is validated like any other. */
export function queryOfKey(query: QueryParameters): QueryParameters {
  const key = findQueryValue({ query }, 'pageKey')
  if (!key) return query
  return findQuery(key) ?? fail('List.InvalidType', { Property: 'pageKey' })
}

function findQuery(key: string): QueryParameters | undefined {
  try {
    const found: unknown = JSON.parse(Buffer.from(key, 'base64url').toString())
    return isQuery(found) ? found : undefined
  } catch {
    return undefined
  }
}

const isQuery = (found: unknown): found is QueryParameters =>
  typeof found === 'object' &&
  found !== null &&
  !Array.isArray(found) &&
  Object.values(found).every((value) => [value].flat().every((one) => typeof one === 'string'))
