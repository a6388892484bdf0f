/** Loader data serialized as one string. */
export interface Packed<T> {
  packed: string
  /** Never set; carries the type of the content. */
  of?: T
}

/** Values by packed object, so that nothing is parsed twice or in the process that packed it. */
const known = new WeakMap<object, unknown>()

export function remember<T>(packed: Packed<T>, value: T): T {
  known.set(packed, value)
  return value
}

export const unpack = <T>(packed: Packed<T>): T =>
  (known.get(packed) as T | undefined) ?? remember(packed, JSON.parse(turned(packed.packed)) as T)

/** Swaps double and single quotes: a double quote inside a string inside a script takes four characters. */
const turned = (text: string): string => text.replaceAll('"', '\u0001').replaceAll("'", '"').replaceAll('\u0001', "'")
