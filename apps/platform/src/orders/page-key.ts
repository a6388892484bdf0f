import { fail } from '@tessera/server/api-error'
import type { Query } from '@tessera/server/call'
import { findAsked } from '../engine/asked.ts'

/** A page as one word: its number, its size and the whole query. It says nothing that the caller did not say. */
export const keyOfPage = (query: Query): string => Buffer.from(JSON.stringify(query)).toString('base64url')

/** The query behind a key, or the query itself. Whatever a key says is checked like any other query. */
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
