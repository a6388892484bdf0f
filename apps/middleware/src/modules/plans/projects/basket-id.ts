import { isUuid } from './plan-needs.ts'

export interface SeenBasket {
  id: string
  /** Which version its sender had before their eyes; none: it was not said. */
  version: number | undefined
}

/** The working basket as somebody sees it: `{uuid}.{version}`. Calls without a body say with it what they have seen. */
export const basketIdOf = (id: string, version: number): string => `${id}.${version}`

export function findSeenBasket(text: string): SeenBasket | undefined {
  const [id = '', version, ...rest] = text.split('.')
  if (rest.length > 0 || !isUuid(id)) return undefined
  if (version === undefined) return { id, version: undefined }
  return /^\d{1,9}$/.test(version) ? { id, version: Number(version) } : undefined
}
