import type { MortarPayReply } from './reply.ts'

/** No foreign resources, scripts or framing; forms post only to this origin. */
const policy = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? '')

export const htmlPage = (title: string, body: string, status = 200): MortarPayReply => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/mortarpay/v1/style.css">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`,
})

export const formatDollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** Redirects to a path of the shop. */
export const redirectTo = (path: string): MortarPayReply => ({ status: 303, headers: { location: path }, body: '' })

const styles = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; display: grid; place-items: center; min-height: 100vh; }
main { max-width: 26rem; padding: 1.5rem; }
h1 { font-size: 1.4rem; margin: 0 0 1rem; }
label, input { display: block; width: 100%; box-sizing: border-box; }
input { font: inherit; padding: 0.6rem; margin: 0.25rem 0 1rem; }
button { font: inherit; padding: 0.7rem 1.2rem; min-height: 44px; margin: 0 0.75rem 0.75rem 0; cursor: pointer; }
small { display: block; opacity: 0.8; }
`

export const styleSheet: MortarPayReply = {
  status: 200,
  headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  body: styles,
}
