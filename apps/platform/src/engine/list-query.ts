import type { PlatformCall } from '../actor.ts'

/** Finds a query value by name, ignoring case. */
export function findQueryValue({ query }: Pick<PlatformCall, 'query'>, name: string): string | undefined {
  const [, value] = Object.entries(query).find(([key]) => key.toLowerCase() === name.toLowerCase()) ?? []
  return Array.isArray(value) ? value[0] : value
}

/** The call without some query names, for lists that give them a meaning other than a filter. */
export const withoutQueryValues = (call: PlatformCall, ...names: string[]): PlatformCall => {
  const taken = new Set(names.map((name) => name.toLowerCase()))
  const query = Object.fromEntries(Object.entries(call.query).filter(([key]) => !taken.has(key.toLowerCase())))
  return { ...call, query }
}
