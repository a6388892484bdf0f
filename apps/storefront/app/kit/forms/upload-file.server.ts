import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { getEnvironment } from '../../http/environment.server.ts'

interface Place {
  path: string
  /** Where the form says what is wrong with it, and what the answer calls it. */
  field: string
  /** For a file that says nothing of itself: the shop looks at the bytes anyway. */
  usualType: string
}

/** Hands a file on as it came; what it is, the shop finds out. Answers what the form names it by. */
export async function uploadFile(request: Request, file: File, { path, field, usualType }: Place): Promise<string> {
  const { fetch, middlewareUrl } = getEnvironment()
  const answer = await fetch(`${middlewareUrl}${path}`, {
    method: 'POST',
    headers: {
      'content-type': file.type || usualType,
      'x-forwarded-for': request.headers.get('x-forwarded-for') ?? '127.0.0.1',
    },
    body: new Uint8Array(await file.arrayBuffer()),
  })
  // a proxy that finds nobody answers in its own words
  const body = (await answer.json().catch(() => ({}))) as Record<string, string>
  if (!answer.ok) throw inField(new ShopApiError(answer.status, answer.statusText, body), field)
  return body[field] ?? ''
}

/** Said under the field it is about. */
function inField(error: ShopApiError, field: string): ShopApiError {
  const { status, statusText, code, message } = error
  if (!/^(Photo|Pdf|Certificate)\./.test(code)) return error
  return new ShopApiError(status, statusText, { code, message, fields: [{ field, message }] })
}
