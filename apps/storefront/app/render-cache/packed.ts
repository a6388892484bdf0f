/** What a loader found, on its way to the browser as one text. */
export interface Packed<T> {
  packed: string
  /** Never there: it says what is inside. */
  of?: T
}

/** Whoever packed something has it at hand, and nobody unpacks it twice. */
const known = new WeakMap<object, unknown>()

export function remember<T>(packed: Packed<T>, value: T): T {
  known.set(packed, value)
  return value
}

export const unpack = <T>(packed: Packed<T>): T =>
  (known.get(packed) as T | undefined) ?? remember(packed, JSON.parse(turned(packed.packed)) as T)

/** Both kinds of quotes change places: a double one inside a text inside a script is four characters. */
const turned = (text: string): string => text.replaceAll('"', '\u0001').replaceAll("'", '"').replaceAll('\u0001', "'")
