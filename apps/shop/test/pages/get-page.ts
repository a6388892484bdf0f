import { once } from 'node:events'
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'

export type Cookies = Readonly<Record<string, string>>

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  html: string
  /** Cookies set by the response, by name. */
  cookies: Record<string, string>
}

/** Sends cookies as they are written: a broken escape stays broken. */
export async function getPage(
  port: number,
  path: string,
  cookies: Cookies = {},
  headers: OutgoingHttpHeaders = {},
  body?: string | Uint8Array,
): Promise<Answer> {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const method = body === undefined ? 'GET' : 'POST'
  const asked = request({ port, path, method, host: '127.0.0.1', headers: { ...(cookie && { cookie }), ...headers } })
  asked.end(body)
  const [answer] = await once(asked, 'response')
  const sent = await buffer(answer)
  const html = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent
  return {
    status: answer.statusCode,
    headers: answer.headers,
    html: html.toString(),
    cookies: Object.fromEntries((answer.headers['set-cookie'] ?? []).map(readCookie)),
  }
}

function readCookie(text: string): [name: string, value: string] {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
  return [name, value]
}
