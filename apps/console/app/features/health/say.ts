import { formatCount } from '@tessera/ui/format'

/** One or many, each in a sentence of its own. */
export const say = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${formatCount(count)} ${many}`
