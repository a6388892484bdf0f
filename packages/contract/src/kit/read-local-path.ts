/** No shop has this name; a URL with another origin leads to another site. */
const here = 'https://shop.invalid'
/** Proxies refuse longer URLs. */
const maxPathCharacters = 2000

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop some of them, headers must not have any
const control = /[\u0000-\u001f\u007f]/

/**
 * Reads an untrusted URL as a path of this shop. Browsers convert backslashes and resolve dots before they follow a
 * URL, so the text is parsed first and the parsed result is checked and returned: `/.//evil.example` would otherwise
 * pass as text and come out as `//evil.example`.
 */
export function readLocalPath(text: unknown): string | undefined {
  if (typeof text !== 'string' || !text.startsWith('/') || control.test(text)) return undefined
  if (!URL.canParse(text, here)) return undefined
  const { origin, pathname, search, hash } = new URL(text, here)
  if (origin !== here || !isPlain(pathname) || !isPlain(decodePath(pathname))) return undefined
  const path = pathname + search + hash
  return path.length > maxPathCharacters ? undefined : path
}

/** Also checked after decoding: some readers decode a path before they follow it. */
const isPlain = (path: string): boolean => /^\/(?!\s*\/)/.test(path) && !path.includes('\\') && !control.test(path)

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
