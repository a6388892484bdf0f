import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { getEnvironment } from '../http/environment.server.ts'

interface Upload {
  /** The address that takes the bytes. */
  path: string
  /** The name of the token in the answer. */
  name: 'photo' | 'picture'
  token: string
}

/** Sends the bytes of a file to the shop, which looks at them, and returns the token by which a call refers to it. */
export async function uploadFile(file: File, { path, name, token }: Upload): Promise<string> {
  const { shopFetch, shopUrl } = getEnvironment()
  const answer = await shopFetch(`${shopUrl}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': file.type || 'image/jpeg' },
    body: new Uint8Array(await file.arrayBuffer()),
  })
  const body = (await answer.json().catch(() => ({}))) as Partial<Record<Upload['name'], string>>
  const uploaded = body[name]
  if (!answer.ok || !uploaded) throw new ShopApiError(answer.status, answer.statusText, body)
  return uploaded
}
