import { invalid } from './shop-error.ts'

/** The key of a write that runs once per key; it comes as Idempotency-Key or as `key` in the body. */
export function readIdempotencyKey(key: string | null | undefined): string {
  const trimmed = key?.trim() ?? ''
  if (trimmed === '' || trimmed.length > 100)
    return invalid('key', 'Send a key of its own, up to 100 characters, here or as Idempotency-Key.')
  return trimmed
}
