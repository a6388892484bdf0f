import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { shopErrors } from '@tessera/contract/middleware/errors'

/** RELIABILITY 7.7. */
const mostBytes = 1_048_576
/** Forms with photos count for themselves (`readForm`), so that what is too big is said on a page of the shop. */
const withPhotos =
  /^\/(contact|register\/pro|products\/[^/]+\/review|account\/(orders\/[^/]+|projects\/[^/]+|quotes\/[^/]+(\/proposal)?))(\.data)?$/

/**
 * A form that is too long, or does not say how long it is, is answered before any of it is kept. A page reads a form as
 * a whole, so that fifty of them could otherwise fill the memory.
 */
export function refuseLarge(
  { url = '/', method = 'GET', headers }: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  if (withPhotos.test(url.split('?')[0] ?? '')) return false
  const hasNoLength = headers['transfer-encoding'] !== undefined
  if (!hasNoLength && Number(headers['content-length'] ?? 0) <= mostBytes) return false
  const { status, message } = shopErrors['Request.TooLarge']
  const requestId = randomUUID()
  const isPage = headers.accept?.includes('text/html') ?? false
  response.writeHead(status, {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
    // what is still on its way is not waited for
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
