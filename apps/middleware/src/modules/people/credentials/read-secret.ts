import { type QueryParameters, queryValue } from '@tessera/server/call'

/** Reads a token from the body, or from the query, where published callers send it. */
export function readSecret({ raw, query }: { raw: unknown; query: QueryParameters }): string | undefined {
  const inBody = typeof raw === 'object' && raw !== null ? (raw as { token?: unknown }).token : undefined
  return (typeof inBody === 'string' && inBody) || queryValue({ query }, 'token') || undefined
}
