const origin = 'https://shop.invalid'
const longest = 2000

/** The path on our own host that a text means, or nothing: the wall against redirects to somebody else (RELIABILITY 6.6). */
export function findLocalPath(text: string): string | undefined {
  const plain = decoded(text)
  if (plain === undefined || text.length > longest) return undefined
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
  if (/[\\\u0000-\u001f\u007f]/.test(text) || /[\\\u0000-\u001f\u007f]/.test(plain)) return undefined
  if (!/^\/(?!\/)/.test(text) || /^\/\s*\//.test(plain)) return undefined
  const url = URL.parse(text, origin)
  // dots are resolved by now: /..//host would be a host for whoever reads the path alone
  if (url?.origin !== origin || url.pathname.startsWith('//')) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
