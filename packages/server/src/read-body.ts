import type { Operation } from '@tessera/contract/kit/operation'
import { pick } from './body.ts'
import type { Body } from './call.ts'
import { validate } from './validator.ts'

/** What an operation takes of what was sent, checked; as it came where the operation says nothing about it. */
export function readBody({ body: model, verb, alsoRequired, readsOwnBody }: Operation, raw: unknown): Body {
  if (!model || readsOwnBody) return (raw ?? {}) as Body
  const body = pick(model, raw)
  validate(model, verb === 'PATCH' ? 'patch' : 'write', body, alsoRequired)
  return body
}
