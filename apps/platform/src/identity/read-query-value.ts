import type { QueryParameters } from '@tessera/server/call'

/** Finds a query value by name, ignoring case. */
export function readQueryValue(query: QueryParameters, name: string): string | undefined {
  const found = Object.entries(query).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1]
  return [found ?? []].flat()[0] || undefined
}
