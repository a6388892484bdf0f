import { type Operation, parametersOf } from '@tessera/contract/kit/operation'
import { maxChanges } from '@tessera/contract/platform/additions/changes'
import { ApiError, fail, refusal } from '@tessera/server/api-error'
import type { QueryParameters, RequestBody } from '@tessera/server/call'
import { readBody } from '@tessera/server/read-body'
import type { PlatformCall } from '../actor.ts'
import { checkAllowed } from '../identity/guard.ts'
import type { ChangeableWrite } from './changeable-writes.ts'

/** A change that may be made, as if it had been sent separately. */
export interface PlannedChange extends Pick<PlatformCall, 'operation' | 'params' | 'query' | 'body' | 'raw'> {
  write: ChangeableWrite
  /** The record as the editor saw it; null if there was none, undefined if that does not matter. */
  was: RequestBody | null | undefined
}

type Writes = ReadonlyMap<string, ChangeableWrite>

const refuseChange = (property: string, says: string): never => fail('ValidationFailure', { Property: property }, says)

/** Validates each change like a separate request: permission, parameters and body. A refused one is its error. */
export function readChanges({ body, actor }: Pick<PlatformCall, 'body' | 'actor'>, writes: Writes) {
  if (typeof body !== 'object' || Array.isArray(body)) return fail('Request.InvalidRequestBody')
  const { Changes: sent, DryRun: dryRun = false, AllOrNothing: allOrNothing = false, Brief: isBrief = false } = body
  if (!Array.isArray(sent)) return refuseChange('Changes', 'Changes must be a list.')
  if (sent.length > maxChanges) return refuseChange('Changes', `Changes may be at most ${maxChanges}.`)
  if (typeof dryRun !== 'boolean') return refuseChange('DryRun', 'DryRun must be true or false.')
  if (typeof allOrNothing !== 'boolean') return refuseChange('AllOrNothing', 'AllOrNothing must be true or false.')
  if (typeof isBrief !== 'boolean') return refuseChange('Brief', 'Brief must be true or false.')
  const changes = sent.map((one: unknown) => readOrRefuse(() => readChange(actor, one, writes)))
  return { changes: keepOrdersApart(changes), dryRun, allOrNothing, isBrief }
}

function readOrRefuse(read: () => PlannedChange): PlannedChange | ApiError {
  try {
    return read()
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

function readChange(actor: PlatformCall['actor'], one: unknown, writes: Writes): PlannedChange {
  const { Operation: id, Parameters: given, Body: raw, Was: was } = (one ?? {}) as RequestBody
  const write =
    writes.get(String(id)) ?? refuseChange('Operation', `${String(id).slice(0, 100)} cannot be part of a list.`)
  const { operation } = write
  const { params, query } = readParameters(operation, given ?? {})
  checkAllowed(actor, operation, params)
  const isNew = operation.name.startsWith('Create')
  if (was !== undefined && was !== null && (!isObject(was) || isNew))
    return refuseChange('Was', isNew ? 'A new record was nothing before.' : 'Was must be an object or null.')
  const body = operation.body ? readBody(operation, raw ?? {}) : {}
  return { operation, write, params, query, raw, body, was }
}

const isObject = (value: unknown): value is RequestBody =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readParameters(
  { path, query = [] }: Operation,
  given: unknown,
): { params: Record<string, string>; query: QueryParameters } {
  if (!isObject(given)) return refuseChange('Parameters', 'Parameters must be an object.')
  const inPath = parametersOf(path)
  const unknown = Object.keys(given).find((one) => !inPath.includes(one) && !query.includes(one))
  if (unknown !== undefined) return refuseChange('Parameters', `There is no parameter ${unknown.slice(0, 100)}.`)
  const values = (names: readonly string[]): [string, string][] =>
    names.map((one) => {
      const value = given[one]
      return [one, typeof value === 'string' && value ? value : refuseChange('Parameters', `${one} must be a text.`)]
    })
  const asked = query.filter((one) => given[one] !== undefined && given[one] !== null)
  return { params: Object.fromEntries(values(inPath)), query: Object.fromEntries(values(asked)) }
}

/**
 * Orders read prices through a cache that is valid until the next event of the catalog (0016). In a list with such
 * events it would cache prices that a dry run takes back.
 */
function keepOrdersApart(changes: readonly (PlannedChange | ApiError)[]): (PlannedChange | ApiError)[] {
  const isOf = (change: PlannedChange | ApiError, ofOrders: boolean): boolean =>
    !(change instanceof ApiError) && change.write.isOfOrders === ofOrders
  if (!changes.some((one) => isOf(one, false))) return [...changes]
  const apart = refusal(
    'ValidationFailure',
    { Property: 'Operation' },
    'Send changes of orders in a list of their own.',
  )
  return changes.map((one) => (isOf(one, true) ? apart : one))
}
