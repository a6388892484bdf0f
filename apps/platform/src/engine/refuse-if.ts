import type { ErrorCode } from '@tessera/contract/errors'
import { fail } from '@tessera/server/api-error'

/** Throws the problem that a pure rule found, if any. */
export function refuseIf(code: ErrorCode | undefined, data?: unknown): void {
  if (code) fail(code, data)
}
