import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { getEnvironment } from '../../http/environment.server.ts'

interface UploadTarget {
  path: string
  /** The form field for errors, and the key of the ID in the response. */
  field: string
  /** Content type for a file without one; the API checks the bytes anyway. */
  usualType: string
}

/** Uploads a file to the API unchanged, which detects its type. Returns the ID that the form stores. */
export async function uploadFile(
  request: Request,
  file: File,
  { path, field, usualType }: UploadTarget,
): Promise<string> {
  const { fetch, middlewareUrl } = getEnvironment()
  const answer = await fetch(`${middlewareUrl}${path}`, {
    method: 'POST',
    headers: {
      'content-type': file.type || usualType,
      'x-forwarded-for': request.headers.get('x-forwarded-for') ?? '127.0.0.1',
    },
    body: new Uint8Array(await file.arrayBuffer()),
  })
  // a proxy without a backend does not answer in JSON
  const body = (await answer.json().catch(() => ({}))) as Record<string, string>
  if (!answer.ok) throw inField(new ShopApiError(answer.status, answer.statusText, body), field)
  return body[field] ?? ''
}

/** Attaches the error to its form field. */
function inField(error: ShopApiError, field: string): ShopApiError {
  const { status, statusText, code, message } = error
  if (!/^(Photo|Pdf|Certificate)\./.test(code)) return error
  return new ShopApiError(status, statusText, { code, message, fields: [{ field, message }] })
}
