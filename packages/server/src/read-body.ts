import type { Operation } from '@tessera/contract/kit/operation'
import type { RequestBody } from './call.ts'
import { pickFields } from './pick-fields.ts'
import { validateBody } from './validate-body.ts'

/** Picks and validates the declared properties of a body; without a model the body is returned unchanged. */
export function readBody({ body: model, verb, alsoRequired, readsOwnBody }: Operation, raw: unknown): RequestBody {
  if (!model || readsOwnBody) return (raw ?? {}) as RequestBody
  const body = pickFields(model, raw)
  validateBody(model, verb === 'PATCH' ? 'patch' : 'write', body, alsoRequired)
  return body
}
