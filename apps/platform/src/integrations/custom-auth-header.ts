import { findHeaderProblem } from '@tessera/domain/integrations/custom-auth-header'
import type { Body } from '@tessera/server/call'
import type { PlatformCall } from '../actor.ts'
import { refuse } from '../engine/refuse.ts'
import type { Written } from '../engine/written.ts'

/**
 * The value is never shown, so a record that is read and sent back lacks it: it is kept while the name is the same and
 * removed with the name.
 */
export function withStoredHeader({ body }: PlatformCall, { before, after }: Written): Body {
  const { CustomAuthHeaderName: name } = after
  const isKept = name && name === before?.CustomAuthHeaderName
  const fallback = isKept ? before?.CustomAuthHeaderValue : null
  const value = body.CustomAuthHeaderValue === undefined ? fallback : body.CustomAuthHeaderValue
  refuse(findHeaderProblem({ CustomAuthHeaderName: name, CustomAuthHeaderValue: value }))
  return { ...body, CustomAuthHeaderValue: value ?? null }
}
