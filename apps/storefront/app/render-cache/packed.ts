/** Loader data serialized as one string, or the name of the page's element that has it. */
export interface Packed<T> {
  packed: string
  /** Never set; carries the type of the content. */
  of?: T
}

const unpacked = Symbol('unpacked')

interface Unpacked {
  [unpacked]?: unknown
}

/**
 * Remembers the value with the packed object, so that nothing is parsed twice or in the process that packed it. Values of
 * a `WeakMap` outlive the quick collections of the heap.
 */
export function rememberUnpacked<T>(packed: Packed<T>, value: T): T {
  const holder = packed as Packed<T> & Unpacked
  holder[unpacked] = value
  return value
}

export function unpack<T>(packed: Packed<T>): T {
  const { [unpacked]: known } = packed as Packed<T> & Unpacked
  return (known as T | undefined) ?? rememberUnpacked(packed, JSON.parse(jsonOf(packed.packed)) as T)
}

/** An element's ID after `#`; no JSON begins with it. */
const jsonOf = (text: string): string =>
  text.startsWith('#') ? (document.querySelector(text)?.textContent ?? 'null') : swapQuotes(text)

/** Swaps double and single quotes: a double quote inside a string inside JSON takes two characters. */
const swapQuotes = (text: string): string =>
  text.replaceAll('"', '\u0001').replaceAll("'", '"').replaceAll('\u0001', "'")
