import type { ErrorCode } from '@tessera/contract/errors'
import { fail } from '@tessera/server/api-error'

/** A pure rule found a problem, or it did not. */
export function refuse(code: ErrorCode | undefined, data?: unknown): void {
  if (code) fail(code, data)
}
