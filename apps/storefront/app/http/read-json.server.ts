import { type ShopErrorCode, shopErrors } from '@tessera/contract/middleware/errors'

/** The body as JSON, not read beyond what it may be long. */
export async function readJson(request: Request, mostBytes: number): Promise<unknown> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of request.body ?? []) {
    length += piece.length
    if (length > mostBytes) throw refusal('Request.TooLarge')
    pieces.push(piece)
  }
  try {
    return JSON.parse(Buffer.concat(pieces).toString())
  } catch {
    throw refusal('Request.Invalid')
  }
}

/** Programs read these addresses, so they are told as by the shop's API. */
const refusal = (code: ShopErrorCode): Response => {
  const { status, message } = shopErrors[code]
  return Response.json({ status, code, message }, { status })
}
