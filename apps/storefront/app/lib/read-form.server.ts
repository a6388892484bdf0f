/** A form with files, not read beyond what it may be long. */
export async function readForm(request: Request, mostBytes: number): Promise<FormData> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const piece of request.body ?? []) {
    length += piece.length
    if (length > mostBytes) throw new Response(null, { status: 413 })
    pieces.push(piece)
  }
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  return new Response(new Blob(pieces), { headers }).formData().catch(() => {
    throw new Response(null, { status: 400 })
  })
}
