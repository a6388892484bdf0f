/** The body as JSON, not read beyond what it may be long. */
export async function readJson(request: Request, mostBytes: number): Promise<unknown> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of request.body ?? []) {
    length += piece.length
    if (length > mostBytes) throw new Response(null, { status: 413 })
    pieces.push(piece)
  }
  try {
    return JSON.parse(Buffer.concat(pieces).toString())
  } catch {
    throw new Response(null, { status: 400 })
  }
}
