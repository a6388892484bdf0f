type Pair = [name: string, value: string]

/**
 * Query of a list and form of a token call. Filters come first and keep `false` and `0`; of the other options only
 * truthy values travel. The round trip through JSON drops undefined, turns dates into text and leaves the caller's
 * object alone.
 */
export function queryText(options: object | null | undefined): string {
  const { filters, ...rest } = JSON.parse(JSON.stringify(options ?? {})) as Record<string, unknown>
  const others = Object.entries(rest).map(([name, value]): Pair => [name, value ? String(value) : ''])
  return [...filterPairs(filters ?? {}), ...others]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${nameText(name)}=${encodeURIComponent(value)}`)
    .join('&')
}

// Names stay readable, but a name from outside must not add a parameter of its own.
const nameText = (name: string): string => name.replace(/[&=#+]/g, encodeURIComponent)

function filterPairs(value: unknown, name = ''): Pair[] {
  if (value === null) {
    throw new Error(`Null is not a valid filter prop: ${name}. To find records without a value, filter by "!*".`)
  }
  if (Array.isArray(value)) return value.flatMap((one) => filterPairs(one, name))
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([part, inner]) => filterPairs(inner, name ? `${name}.${part}` : part))
}
