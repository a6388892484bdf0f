import { withoutPassing } from './passing-words.ts'

const rangeStart = 'from~'
const rangeEnd = 'to~'

/**
 * The filter form in the words of the API, so that the address of a list is the address of the call: empty fields are
 * dropped, and the ends of a range become `>=` and `<=`.
 */
export function tidyQuery(query: URLSearchParams): URLSearchParams {
  const tidy = new URLSearchParams()
  for (const [name, value] of query) {
    if (value.trim() === '' || (name === 'page' && value === '1')) continue
    if (name.startsWith(rangeStart)) tidy.append(name.slice(rangeStart.length), `>=${value}`)
    else if (name.startsWith(rangeEnd)) tidy.append(name.slice(rangeEnd.length), `<=${endOfDay(value)}`)
    else tidy.append(name, value)
  }
  return tidy
}

/** A day ends with its last second. */
const endOfDay = (value: string): string => (/^\d{4}-\d\d-\d\d$/.test(value) ? `${value}T23:59:59Z` : value)

export const rangeNames = (name: string): { from: string; to: string } => ({
  from: rangeStart + name,
  to: rangeEnd + name,
})

/** The ends of a range in the address. */
export function readRange(query: URLSearchParams, name: string): { from: string; to: string } {
  const values = query.getAll(name)
  const after = (sign: string) => values.find((value) => value.startsWith(sign))?.slice(sign.length) ?? ''
  return { from: after('>='), to: after('<=') }
}

/** The address of the same list with another word; without a value it is removed. */
export function withWord(query: URLSearchParams, name: string, value: string | undefined): string {
  const changed = withoutPassing(query)
  changed.delete('page')
  changed.delete(name)
  if (value !== undefined) changed.set(name, value)
  return `?${changed}`
}
