import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { pdfUpload, photoUpload } from '@tessera/contract/middleware/photos'
import { getEnvironment } from '../../lib/environment.server.ts'

/** Hands a photo on as it came; what it is, the shop finds out. Answers what the form names it by. */
export async function uploadPhoto(request: Request, photo: File, takesPdf = false): Promise<string> {
  const { fetch, middlewareUrl } = getEnvironment()
  const { path } = photo.type === 'application/pdf' && takesPdf ? pdfUpload : photoUpload
  const answer = await fetch(middlewareUrl + path, {
    method: 'POST',
    headers: {
      // the shop looks at the bytes, but not at what says itself that it is no picture
      'content-type': photo.type || 'image/jpeg',
      'x-forwarded-for': request.headers.get('x-forwarded-for') ?? '127.0.0.1',
    },
    body: new Uint8Array(await photo.arrayBuffer()),
  })
  const body = (await answer.json()) as { photo: string }
  if (!answer.ok) throw inField(new ShopApiError(answer.status, answer.statusText, body))
  return body.photo
}

/** With a message to the store a PDF may come as well. */
export const uploadAttachment = (request: Request, file: File): Promise<string> => uploadPhoto(request, file, true)

/** Said under the field it is about. */
function inField(error: ShopApiError): ShopApiError {
  if (!/^(Photo|Pdf)\./.test(error.code)) return error
  const { status, statusText, code, message } = error
  return new ShopApiError(status, statusText, { code, message, fields: [{ field: 'photo', message }] })
}
