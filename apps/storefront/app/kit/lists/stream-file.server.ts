/** What may be passed on; cookies and lengths are ours to say. */
const kept = [
  'content-type',
  'content-disposition',
  'content-security-policy',
  'x-content-type-options',
  'cache-control',
]

/** A file of the shop, as the browser gets it. */
export function passFile(file: Response): Response {
  const headers = kept.flatMap((name) => {
    const value = file.headers.get(name)
    return value === null ? [] : [[name, value] as [string, string]]
  })
  return new Response(file.body, { headers })
}
