type Plain = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Merges xp on PATCH: objects are merged key by key at every depth, anything else is replaced. */
export function mergeJson(old: Plain | null | undefined, changes: Plain): Plain {
  const merged = Object.entries(changes).map(([key, value]) => {
    const before = old?.[key]
    return [key, isPlain(before) && isPlain(value) ? mergeJson(before, value) : value]
  })
  return { ...old, ...Object.fromEntries(merged) }
}
