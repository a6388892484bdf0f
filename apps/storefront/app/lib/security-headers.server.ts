/** Nothing but ourselves: no inline style, no inline script without the nonce, nobody frames us. */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
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

const always: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(self), geolocation=(self)',
  'x-frame-options': 'DENY',
}

export function addSecurityHeaders(headers: Headers, nonce: string, isProduction: boolean): void {
  for (const [name, value] of Object.entries(always)) if (!headers.has(name)) headers.set(name, value)
  if (isProduction) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
  if (isPage(headers)) headers.set('content-security-policy', contentSecurityPolicy(nonce))
}

const isPage = (headers: Headers): boolean => (headers.get('content-type') ?? '').startsWith('text/html')
