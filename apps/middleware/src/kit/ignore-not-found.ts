import { PlatformError } from '@tessera/client/platform-error'

/** Turns the platform's 404 into undefined; other errors are thrown. */
export function ignoreNotFound(error: unknown): undefined {
  if (error instanceof PlatformError && error.status === 404) return undefined
  throw error
}
