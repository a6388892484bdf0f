import { maxTestedOrders } from '@tessera/contract/platform/additions/rule-tests'
import { getOperation } from '@tessera/contract/platform/get-operation'
import { fail, notFound } from '@tessera/server/api-error'
import type { QueryParameters } from '@tessera/server/call'
import { findMoment } from '@tessera/server/moment'
import type { PlatformCall } from '../actor.ts'
import { checkAllowed } from '../identity/guard.ts'

const defaultSize = 200

/** Which orders or returns a draft is tested on, and when. */
export interface TestRequest {
  /** Undefined: the newest that meet the filters. */
  ids: readonly string[] | undefined
  filters: QueryParameters
  size: number
  time: Date
}

/** A draft must not tell what its author may not read, so the right to list orders is needed too. */
export function readTestRequest(call: PlatformCall, property: 'OrderIDs' | 'IDs'): TestRequest {
  checkAllowed(call.actor, getOperation('Orders.List'), { direction: 'Incoming' })
  const { body } = call
  const named = body[property] as string[] | null | undefined
  const ids = named ? [...new Set(named)] : undefined
  if (ids && ids.length > maxTestedOrders)
    fail('ValidationFailure', { Property: property }, `${property} must have at most ${maxTestedOrders} entries.`)
  if (ids && body.Filters) fail('ValidationFailure', { Property: 'Filters' }, `Name ${property} or filters, not both.`)
  const time = typeof body.Time === 'string' ? findMoment(body.Time) : undefined
  return {
    ids,
    filters: readFilters(body.Filters),
    size: ids ? maxTestedOrders : ((body.PageSize as number | null | undefined) ?? defaultSize),
    time: time ?? call.now,
  }
}

function readFilters(given: unknown): QueryParameters {
  return Object.fromEntries(
    Object.entries(given ?? {}).map(([name, value]) => {
      if (!['string', 'number', 'boolean'].includes(typeof value))
        fail('ValidationFailure', { Property: `Filters.${name}` }, `The filter ${name} must be text.`)
      return [name, String(value)]
    }),
  )
}

/** Names the first of the IDs that was not found. */
export function requireAll(kind: string, { ids }: TestRequest, found: ReadonlySet<string>): void {
  const missing = ids?.find((id) => !found.has(id))
  if (missing !== undefined) throw notFound(kind, missing)
}
