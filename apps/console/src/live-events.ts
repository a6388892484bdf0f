import type { RequestListener } from 'node:http'
import { readCookies } from '@tessera/page-server/read-cookies'
import { sessionCookies } from '../app/session/session-cookies.ts'

export const isLiveAddress = (url = ''): boolean => /^\/console\/live(\?|$)/.test(url)

/**
 * Hands the platform's stream of events on, with the token of the cookie: it never reaches a script. A browser that
 * reconnects sends the ID of the last event; a new tab names the one that the others had.
 */
export const answerLive =
  (events: RequestListener): RequestListener =>
  (request, response) => {
    const token = readCookies(request.headers.cookie ?? null).get(sessionCookies.access) ?? ''
    if (!/^[\x21-\x7e]+$/.test(token)) {
      response.writeHead(401, { 'cache-control': 'no-store' }).end()
      return
    }
    const after = new URL(request.url ?? '/', 'http://console').searchParams.get('after')
    request.url = '/v1/events/stream'
    request.headers.authorization = `Bearer ${token}`
    request.headers['last-event-id'] ??= after ?? ''
    delete request.headers.cookie
    events(request, response)
  }
