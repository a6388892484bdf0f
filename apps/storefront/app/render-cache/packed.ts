/** Loader data serialized as one string. */
export interface Packed<T> {
  packed: string
  /** Never set; carries the type of the content. */
  of?: T
}

/** Values by packed object, so that nothing is parsed twice or in the process that packed it. */
const unpackedValues = new WeakMap<object, unknown>()

export function rememberUnpacked<T>(packed: Packed<T>, value: T): T {
  unpackedValues.set(packed, value)
  return value
}

export const unpack = <T>(packed: Packed<T>): T =>
  (unpackedValues.get(packed) as T | undefined) ?? rememberUnpacked(packed, JSON.parse(swapQuotes(packed.packed)) as T)

/** Swaps double and single quotes: a double quote inside a string inside a script takes four characters. */
const swapQuotes = (text: string): string =>
  text.replaceAll('"', '\u0001').replaceAll("'", '"').replaceAll('\u0001', "'")
