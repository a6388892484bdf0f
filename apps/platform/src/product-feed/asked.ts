import { fail } from '@tessera/server/api-error'
import type { Query } from '@tessera/server/call'
import { findAsked } from '../engine/asked.ts'

export interface Asked {
  after: string | undefined
  limit: number
  waitSeconds: number
}

const maxLimit = 500
/** Shorter than the 30 s after which an idle connection is closed. */
const maxWait = 25

export function askedOf(query: Query): Asked {
  return {
    after: findAsked({ query }, 'after') || undefined,
    limit: wholeIn(query, 'limit', { min: 1, max: maxLimit, fallback: maxLimit }),
    waitSeconds: wholeIn(query, 'wait', { min: 0, max: maxWait, fallback: 0 }),
  }
}

function wholeIn(query: Query, name: string, { min, max, fallback }: Record<'min' | 'max' | 'fallback', number>) {
  const given = findAsked({ query }, name)
  if (given === undefined) return fallback
  const value = Number(given)
  if (/^\d+$/.test(given) && value >= min && value <= max) return value
  return fail('ValidationFailure', { Property: name }, `${name} must be a whole number from ${min} to ${max}.`)
}
