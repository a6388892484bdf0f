import type { Operation } from '@tessera/contract/kit/operation'
import { operations } from '@tessera/contract/platform/operations'
import { fail } from '@tessera/server/api-error'
import type { RequestBody } from '@tessera/server/call'
import { readBody } from '@tessera/server/read-body'
import type { PlatformCall } from '../actor.ts'
import { checkAllowed } from '../identity/guard.ts'
import { stepHandlers } from './step-handlers.ts'

/** One operation of the table, as if it had been called separately. */
export type CartStep = Pick<PlatformCall, 'operation' | 'params' | 'body' | 'raw'>

/** LIM-1: enough for every line of the largest cart and its addresses and calculations. */
const maxSteps = 520

const stepOperations = new Map(
  operations.filter(({ id }) => stepHandlers[id]).map((operation) => [operation.id, operation]),
)

const refuseSteps = (says: string): never => fail('ValidationFailure', { Property: 'Steps' }, says)

/** Validates each step like a separate request: permission, parameters and body. */
export function readSteps({ body, actor }: Pick<PlatformCall, 'body' | 'actor'>): CartStep[] {
  if (typeof body !== 'object' || Array.isArray(body)) return fail('Request.InvalidRequestBody')
  const { Steps: sent = [] } = body
  if (!Array.isArray(sent)) return refuseSteps('Steps must be a list.')
  if (sent.length > maxSteps) return refuseSteps(`Steps may be at most ${maxSteps}.`)
  return sent.map((one: unknown) => {
    const { Operation: id, Parameters: params = {}, Body: raw = {} } = (one ?? {}) as RequestBody
    const operation = stepOperations.get(String(id)) ?? refuseSteps(`There is no step ${String(id).slice(0, 100)}.`)
    const named = paramsOf(operation, params as RequestBody)
    checkAllowed(actor, operation, named)
    return { operation, params: named, raw, body: readBody(operation, raw) }
  })
}

const paramsOf = ({ path }: Operation, params: RequestBody): Record<string, string> =>
  Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => {
      const value = params?.[name]
      return [name, typeof value === 'string' ? value : refuseSteps(`${name} must be a text.`)]
    }),
  )
