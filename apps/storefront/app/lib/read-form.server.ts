import { type ShopErrorCode, shopErrors } from '@tessera/contract/middleware/errors'
import { data } from 'react-router'

/** A form with files, not read beyond what it may be long. */
export async function readForm(request: Request, mostBytes: number): Promise<FormData> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const piece of request.body ?? []) {
    length += piece.length
    if (length > mostBytes) throw inWords('Request.TooLarge')
    pieces.push(piece)
  }
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  return new Response(new Blob(pieces), { headers }).formData().catch(() => {
    throw inWords('Request.Invalid')
  })
}

/** What the error page shows. */
const inWords = (code: ShopErrorCode) => {
  const { status, message } = shopErrors[code]
  return data({ message }, { status })
}
