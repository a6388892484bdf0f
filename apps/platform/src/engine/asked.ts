import type { PlatformCall } from '../actor.ts'

/** A query value by its name, whatever the case clients write it in. */
export function findAsked({ query }: Pick<PlatformCall, 'query'>, name: string): string | undefined {
  const [, value] = Object.entries(query).find(([key]) => key.toLowerCase() === name.toLowerCase()) ?? []
  return Array.isArray(value) ? value[0] : value
}

/** The same call without some of its query names, for lists that make more of them than a filter. */
export const withoutAsked = (call: PlatformCall, ...names: string[]): PlatformCall => {
  const taken = new Set(names.map((name) => name.toLowerCase()))
  const query = Object.fromEntries(Object.entries(call.query).filter(([key]) => !taken.has(key.toLowerCase())))
  return { ...call, query }
}
