import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { shopErrors } from '@tessera/contract/middleware/errors'

/** The limit of a form without files: 1 MiB. */
const maxBytes = 1_048_576
/** Forms with photos enforce their own limit (`readForm`), so that the error is shown on a page of the shop. */
const withPhotos =
  /^\/(contact|register\/pro|products\/[^/]+\/review|account\/(company|orders\/[^/]+|projects\/[^/]+|quotes\/[^/]+(\/proposal)?))(\.data)?$/

/**
 * Refuses a form that is too large or has no length before it is read. Forms are read into memory as a whole, so fifty
 * large ones could exhaust it.
 */
export function refuseLarge(
  { url = '/', method = 'GET', headers }: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  if (withPhotos.test(url.split('?')[0] ?? '')) return false
  const hasNoLength = headers['transfer-encoding'] !== undefined
  if (!hasNoLength && Number(headers['content-length'] ?? 0) <= maxBytes) return false
  const { status, message } = shopErrors['Request.TooLarge']
  const requestId = randomUUID()
  const isPage = headers.accept?.includes('text/html') ?? false
  response.writeHead(status, {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
    // do not wait for the rest of the body
    connection: 'close',
  })
  const refusal = {
    status,
    error: STATUS_CODES[status],
    code: 'Request.TooLarge',
    message,
    fields: [],
    data: null,
    requestId,
  }
  response.end(isPage ? pageOf(message) : JSON.stringify(refusal))
  return true
}

const pageOf = (message: string): string =>
  `<!doctype html><html lang="en"><title>Too much at once</title><h1>Too much at once</h1><p>${message}</p>`
