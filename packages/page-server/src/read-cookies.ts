/** Cookies of a request by name; an unreadable value is empty. */
export function readCookies(header: string | null): Map<string, string> {
  const pairs = (header ?? '').split(/;\s*/).flatMap((pair): [string, string][] => {
    const at = pair.indexOf('=')
    return at > 0 ? [[pair.slice(0, at), decodeValue(pair.slice(at + 1))]] : []
  })
  return new Map(pairs)
}

function decodeValue(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
