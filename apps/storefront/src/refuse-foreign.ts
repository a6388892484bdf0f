import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http'
import { formRefusedPath } from '../app/http/form-refused-path.ts'
import { isForeignForm } from './is-foreign-form.ts'

const status = 403
const message = 'This form was sent from another website, so nothing was changed.'

/**
 * Refuses every form of another site before the router. Browsers get a page of the shop, requested without their
 * cookies; programs get an error in the usual shape.
 */
export function refuseForeign(publicUrl: string, pages: RequestListener) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!isForeignForm(request, publicUrl)) return false
    // do not wait for the rest of the form
    response.setHeader('connection', 'close')
    if (request.headers.accept?.includes('text/html')) showPage(request, response, pages)
    else sendError(response)
    return true
  }
}

function showPage(request: IncomingMessage, response: ServerResponse, pages: RequestListener): void {
  const [path = '/'] = (request.url ?? '/').split('?')
  request.method = 'GET'
  request.url = `${formRefusedPath}?${new URLSearchParams({ page: path })}`
  delete request.headers.cookie
  pages(request, response)
}

function sendError(response: ServerResponse): void {
  const requestId = randomUUID()
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
  })
  const code = 'Request.OtherSite'
  response.end(
    JSON.stringify({ status, error: STATUS_CODES[status], code, message, fields: [], data: null, requestId }),
  )
}
