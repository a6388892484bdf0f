/** Reads `Name=value;Name=value`. Values may contain `=`, as keys in base64 do. */
export function parseConnectionString(text: string): Readonly<Record<string, string>> {
  const pairs = text.split(';').flatMap((part): [string, string][] => {
    const at = part.indexOf('=')
    return at > 0 ? [[part.slice(0, at).trim(), part.slice(at + 1).trim()]] : []
  })
  return Object.assign(Object.create(null), Object.fromEntries(pairs))
}
