/** Parses regardless of the content type: some proxies declare JSON as text, or answer in HTML. */
export function parseBody(body: string): unknown {
  const text = body.replace(/^\uFEFF/, '')
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
