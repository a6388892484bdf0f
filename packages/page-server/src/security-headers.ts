import { hash } from 'node:crypto'

/** Allows only our own origin: no inline styles, no inline scripts except those named, no framing. */
export function contentSecurityPolicy(scripts: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** `(self)` for pages that scan codes; no page may use the camera otherwise. */
export function permissionsPolicy(camera: '()' | '(self)'): string {
  return `camera=${camera}, microphone=(), payment=(self), geolocation=(self)`
}

const policy = 'content-security-policy'
const always: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': permissionsPolicy('()'),
  'x-frame-options': 'DENY',
}

/** Script files are allowed by origin, and JSON is never executed. */
const needsNoHash = /\ssrc=|application\/(ld\+)?json/

/** SHA-256 hashes of the inline scripts of a text, for the policy. */
export function scriptHashes(html: string): string {
  const hashes: string[] = []
  for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', at)) {
    const from = html.indexOf('>', at) + 1
    const to = html.indexOf('</script>', from)
    if (to < 0) break
    if (!needsNoHash.test(html.slice(at, from)))
      hashes.push(`'sha256-${hash('sha256', html.slice(from, to), 'base64')}'`)
    at = to
  }
  return hashes.join(' ')
}

/** `scripts` names the inline scripts that may run: a nonce, or hashes. */
export function addSecurityHeaders(headers: Headers, scripts: string, isProduction: boolean): void {
  for (const [name, value] of Object.entries(always)) if (!headers.has(name)) headers.set(name, value)
  if (isProduction) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
  if (isPage(headers) && !headers.has(policy)) headers.set(policy, contentSecurityPolicy(scripts))
}

const isPage = (headers: Headers): boolean => (headers.get('content-type') ?? '').startsWith('text/html')
