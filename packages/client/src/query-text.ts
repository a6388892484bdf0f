type Pair = [name: string, value: string]

/**
 * Builds the query of a list and the form of a token call. Filters come first and keep `false` and `0`; other options
 * are sent only if truthy. The JSON round trip drops undefined, converts dates to text and leaves the caller's object
 * unchanged.
 */
export function queryText(options: object | null | undefined): string {
  const { filters, ...rest } = JSON.parse(JSON.stringify(options ?? {})) as Record<string, unknown>
  const others = Object.entries(rest).map(([name, value]): Pair => [name, value ? String(value) : ''])
  return [...filterPairs(filters ?? {}), ...others]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${nameText(name)}=${encodeURIComponent(value)}`)
    .join('&')
}

// names stay readable, but a name must not add another parameter
const nameText = (name: string): string => name.replace(/[&=#+]/g, encodeURIComponent)

function filterPairs(value: unknown, name = ''): Pair[] {
  if (value === null) {
    throw new Error(`Null is not a valid filter prop: ${name}. To find records without a value, filter by "!*".`)
  }
  if (Array.isArray(value)) return value.flatMap((one) => filterPairs(one, name))
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([part, inner]) => filterPairs(inner, name ? `${name}.${part}` : part))
}
