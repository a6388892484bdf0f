import { isPlain } from './find-changed-fields.ts'

type Fields = Readonly<Record<string, unknown>>

/** The values of a record at the places where a change has values; null where the record has none. */
export function pickShape(record: unknown, shape: Fields): Fields {
  const values = isPlain(record) ? record : {}
  return Object.fromEntries(
    Object.entries(shape).map(([key, inner]) => {
      const value = values[key] ?? null
      return [key, isPlain(inner) && isPlain(value) ? pickShape(value, inner) : value]
    }),
  )
}
