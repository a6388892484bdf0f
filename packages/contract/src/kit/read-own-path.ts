/** No shop has this name; a text that leaves it names another site. */
const here = 'https://shop.invalid'
/** Longer addresses are refused by proxies on the way. */
const mostCharacters = 2000

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop some of them, headers must not have any
const control = /[\u0000-\u001f\u007f]/

/**
 * Reads an address that came from outside as a path of this shop. Browsers turn backslashes and resolve dots before they
 * follow an address, so the text is parsed first, the result is checked, and the result is returned:
 * `/.//evil.example` would otherwise pass as text and come out as `//evil.example`.
 */
export function readOwnPath(text: unknown): string | undefined {
  if (typeof text !== 'string' || !text.startsWith('/') || control.test(text)) return undefined
  if (!URL.canParse(text, here)) return undefined
  const { origin, pathname, search, hash } = new URL(text, here)
  if (origin !== here || !isPlain(pathname) || !isPlain(decoded(pathname))) return undefined
  const path = pathname + search + hash
  return path.length > mostCharacters ? undefined : path
}

/** Also after decoding: some readers of a path decode it before they follow it. */
const isPlain = (path: string): boolean => /^\/(?!\s*\/)/.test(path) && !path.includes('\\') && !control.test(path)

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
