import { fail } from '@tessera/server/api-error'
import type { Query } from '@tessera/server/call'
import { findAsked } from '../engine/asked.ts'

/** Encodes page number, page size and query as one key. It holds only what the caller sent. */
export const keyOfPage = (query: Query): string => Buffer.from(JSON.stringify(query)).toString('base64url')

/** Decodes a page key, or returns the query itself. A decoded query is validated like any other. */
export function queryOfKey(query: Query): Query {
  const key = findAsked({ query }, 'pageKey')
  if (!key) return query
  return findQuery(key) ?? fail('List.InvalidType', { Property: 'pageKey' })
}

function findQuery(key: string): Query | undefined {
  try {
    const found: unknown = JSON.parse(Buffer.from(key, 'base64url').toString())
    return isQuery(found) ? found : undefined
  } catch {
    return undefined
  }
}

const isQuery = (found: unknown): found is Query =>
  typeof found === 'object' &&
  found !== null &&
  !Array.isArray(found) &&
  Object.values(found).every((value) => [value].flat().every((one) => typeof one === 'string'))
