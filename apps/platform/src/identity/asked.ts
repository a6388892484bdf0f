import type { Query } from '@tessera/server/call'

/** A query value whose name is matched without regard to case, as everything in an address is. */
export function asked(query: Query, name: string): string | undefined {
  const found = Object.entries(query).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1]
  return [found ?? []].flat()[0] || undefined
}
