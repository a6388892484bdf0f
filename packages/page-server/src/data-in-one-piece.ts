import { responseFromBytes } from './response-from-bytes.ts'

/** The type of the router's answer to a click. */
const dataType = 'text/x-script'

/**
 * The data of a page as bytes. Its loaders are done when the router answers, so nothing is lost by waiting for the
 * stream, which would go through four others to be packed and sent.
 */
export async function dataInOnePiece(response: Response): Promise<Response> {
  const { body, headers, status, statusText } = response
  if (!body || headers.get('content-type') !== dataType) return response
  return responseFromBytes(Buffer.from(await response.arrayBuffer()), { status, statusText, headers })
}
