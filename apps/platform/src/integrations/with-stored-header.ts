import { findHeaderProblem } from '@tessera/domain/integrations/custom-auth-header'
import type { RequestBody } from '@tessera/server/call'
import type { PlatformCall } from '../actor.ts'
import { refuseIf } from '../engine/refuse-if.ts'
import type { WriteContext } from '../engine/write-context.ts'

/**
 * The value is never shown, so a record that is read and sent back lacks it: it is kept while the name is the same and
 * removed with the name.
 */
export function withStoredHeader({ body }: PlatformCall, { before, after }: WriteContext): RequestBody {
  const { CustomAuthHeaderName: name } = after
  const isSameHeader = name && name === before?.CustomAuthHeaderName
  const fallback = isSameHeader ? before?.CustomAuthHeaderValue : null
  const value = body.CustomAuthHeaderValue === undefined ? fallback : body.CustomAuthHeaderValue
  refuseIf(findHeaderProblem({ CustomAuthHeaderName: name, CustomAuthHeaderValue: value }))
  return { ...body, CustomAuthHeaderValue: value ?? null }
}
