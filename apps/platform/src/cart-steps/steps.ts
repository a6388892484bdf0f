import type { Operation } from '@tessera/contract/kit/operation'
import { operations } from '@tessera/contract/platform/operations'
import { fail } from '@tessera/server/api-error'
import type { Body } from '@tessera/server/call'
import { readBody } from '@tessera/server/read-body'
import type { PlatformCall } from '../actor.ts'
import { checkAllowed } from '../identity/guard.ts'
import { works } from './works.ts'

/** One operation of the table, as if it had been called separately. */
export type Step = Pick<PlatformCall, 'operation' | 'params' | 'body' | 'raw'>

/** LIM-1: enough for every line of the largest cart and its addresses and calculations. */
const mostSteps = 520

const known = new Map(operations.filter(({ id }) => works[id]).map((operation) => [operation.id, operation]))

const invalid = (says: string): never => fail('ValidationFailure', { Property: 'Steps' }, says)

/** Validates each step like a separate request: permission, parameters and body. */
export function stepsIn({ body, actor }: PlatformCall): Step[] {
  if (typeof body !== 'object' || Array.isArray(body)) return fail('Request.InvalidRequestBody')
  const { Steps: sent = [] } = body
  if (!Array.isArray(sent)) return invalid('Steps must be a list.')
  if (sent.length > mostSteps) return invalid(`Steps may be at most ${mostSteps}.`)
  return sent.map((one: unknown) => {
    const { Operation: id, Parameters: params = {}, Body: raw = {} } = (one ?? {}) as Body
    const operation = known.get(String(id)) ?? invalid(`There is no step ${String(id).slice(0, 100)}.`)
    const named = paramsOf(operation, params as Body)
    checkAllowed(actor, operation, named)
    return { operation, params: named, raw, body: readBody(operation, raw) }
  })
}

const paramsOf = ({ path }: Operation, params: Body): Record<string, string> =>
  Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => {
      const value = params?.[name]
      return [name, typeof value === 'string' ? value : invalid(`${name} must be a text.`)]
    }),
  )
