import { fail } from '@tessera/server/api-error'
import type { QueryParameters } from '@tessera/server/call'
import { findQueryValue } from '../engine/list-query.ts'

export interface FeedQuery {
  after: string | undefined
  limit: number
  waitSeconds: number
  /** A product of which only the stock changed comes with its stock alone. */
  isStockAlone: boolean
}

const maxLimit = 500
/** Shorter than the 30 s after which an idle connection is closed. */
const maxWait = 25

export function readFeedQuery(query: QueryParameters): FeedQuery {
  return {
    after: findQueryValue({ query }, 'after') || undefined,
    limit: readWholeNumber(query, 'limit', { min: 1, max: maxLimit, fallback: maxLimit }),
    waitSeconds: readWholeNumber(query, 'wait', { min: 0, max: maxWait, fallback: 0 }),
    isStockAlone: readStockMode(query) === 'alone',
  }
}

const stockModes = ['whole', 'alone']

function readStockMode(query: QueryParameters): string {
  const given = findQueryValue({ query }, 'stock') ?? 'whole'
  if (stockModes.includes(given)) return given
  return fail('ValidationFailure', { Property: 'stock' }, `stock must be ${stockModes.join(' or ')}.`)
}

function readWholeNumber(
  query: QueryParameters,
  name: string,
  { min, max, fallback }: Record<'min' | 'max' | 'fallback', number>,
) {
  const given = findQueryValue({ query }, name)
  if (given === undefined) return fallback
  const value = Number(given)
  if (/^\d+$/.test(given) && value >= min && value <= max) return value
  return fail('ValidationFailure', { Property: name }, `${name} must be a whole number from ${min} to ${max}.`)
}
