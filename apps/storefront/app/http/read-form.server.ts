import { shopErrors } from '@tessera/contract/middleware/errors'
import { data } from 'react-router'

/** Reads a form, with or without files, up to a maximum size. An empty body is a form without fields. */
export async function readForm(request: Request, maxBytes: number): Promise<FormData> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const piece of request.body ?? []) {
    length += piece.length
    if (length > maxBytes) throw tooLarge()
    pieces.push(piece)
  }
  if (length === 0) return new FormData()
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  return new Response(new Blob(pieces), { headers }).formData().catch(() => {
    throw unreadableForm()
  })
}

const tooLarge = () => {
  const { status, message } = shopErrors['Request.TooLarge']
  return data({ message }, { status })
}

/** The error page shows the message, and scripts read it. */
export const unreadableForm = () =>
  data({ message: 'We could not read this form. Go back, reload the page and send the form again.' }, { status: 400 })
