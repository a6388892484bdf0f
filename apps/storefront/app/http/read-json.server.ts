import { type ShopErrorCode, shopErrors } from '@tessera/contract/middleware/errors'

/** Reads the body as JSON, up to a maximum size. */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of request.body ?? []) {
    length += piece.length
    if (length > maxBytes) throw errorResponse('Request.TooLarge')
    pieces.push(piece)
  }
  try {
    return JSON.parse(Buffer.concat(pieces).toString())
  } catch {
    throw errorResponse('Request.Invalid')
  }
}

/** Scripts call these addresses, so errors have the shape of the shop's API. */
const errorResponse = (code: ShopErrorCode): Response => {
  const { status, message } = shopErrors[code]
  return Response.json({ status, code, message }, { status })
}
