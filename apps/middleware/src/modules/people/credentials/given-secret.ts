import { type Query, queryValue } from '@tessera/server/call'

/** Reads a token from the body, or from the query, where published callers send it. */
export function givenSecret({ raw, query }: { raw: unknown; query: Query }): string | undefined {
  const inBody = typeof raw === 'object' && raw !== null ? (raw as { token?: unknown }).token : undefined
  return (typeof inBody === 'string' && inBody) || queryValue({ query }, 'token') || undefined
}
