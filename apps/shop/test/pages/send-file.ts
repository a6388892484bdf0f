import type { Browser } from './a-browser.ts'
import { getPage } from './get-page.ts'

const picture = { field: 'attachment', name: 'shade.png', type: 'image/png' }

/** Sends a form with these fields and a file, a picture as its attachment unless it is said. */
export async function sendFile(
  { port, path, browser }: { port: number; path: string; browser: Pick<Browser, 'cookies'> },
  fields: Record<string, string>,
  bytes: Uint8Array,
  { field, name, type } = picture,
) {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.set(key, value)
  form.set(field, new Blob([new Uint8Array(bytes)], { type }), name)
  const body = new Response(form)
  const headers = { 'content-type': body.headers.get('content-type') ?? '', 'sec-fetch-site': 'same-origin' }
  return getPage(port, path, browser.cookies, headers, new Uint8Array(await body.arrayBuffer()))
}
