import { type Query, queryValue } from '@tessera/server/call'

/** RELIABILITY 6.3: a token is taken from the body where it is there; the address is where published callers put it. */
export function givenSecret({ raw, query }: { raw: unknown; query: Query }): string | undefined {
  const inBody = typeof raw === 'object' && raw !== null ? (raw as { token?: unknown }).token : undefined
  return (typeof inBody === 'string' && inBody) || queryValue({ query }, 'token') || undefined
}
