import type { Browser } from './a-browser.ts'
import { getPage } from './get-page.ts'

/** Sends a form with these fields and a picture as its attachment. */
export async function sendFile(
  { port, path, browser }: { port: number; path: string; browser: Browser },
  fields: Record<string, string>,
  bytes: Buffer,
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('attachment', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'shade.png')
  const body = new Response(form)
  const headers = { 'content-type': body.headers.get('content-type') ?? '', 'sec-fetch-site': 'same-origin' }
  return getPage(port, path, browser.cookies, headers, new Uint8Array(await body.arrayBuffer()))
}
