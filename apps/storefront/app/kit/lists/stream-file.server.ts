/** Headers that are forwarded; cookies and lengths are set here. */
const forwardedHeaders = [
  'content-type',
  'content-disposition',
  'content-security-policy',
  'x-content-type-options',
  'cache-control',
]

/** Streams a file of the shop's API to the browser. */
export function streamFile(file: Response): Response {
  const headers = forwardedHeaders.flatMap((name) => {
    const value = file.headers.get(name)
    return value === null ? [] : [[name, value] as [string, string]]
  })
  return new Response(file.body, { headers })
}
