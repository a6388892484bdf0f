import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { ownValue } from '@tessera/contract/kit/own-value'
import { getEnvironment } from '../http/environment.server.ts'
import { notHere } from '../operations/read-operation.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/task-file.ts'

/** Uploads are shown, never run. The viewers of browsers draw no PDF in a sandbox; ours hold no scripts. */
const imagePolicy = "default-src 'none'; frame-ancestors 'self'; sandbox"
const pdfPolicy = "frame-ancestors 'self'"

/** A photo of a message, a return or a form, or the certificate of a request, with the rights of the person who asks. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { Operator } = getEnvironment().shop
  const options = { accessToken: context.get(staffContext).token }
  const word = (name: string) => url.searchParams.get(name) ?? ''
  const reads: Readonly<Record<string, () => Promise<Response>>> = {
    photo: () => Operator.GetMessagePhoto({ kind: word('kind'), messageId: word('messageId') }, options),
    'form-photo': () => Operator.GetFormPhoto({ reference: word('reference') }, options),
    certificate: () => Operator.GetCertificate({ customerNumber: word('customerNumber') }, options),
  }
  const read = ownValue(reads, params.file)
  if (!read) throw notHere()
  try {
    const { headers, body } = await read()
    const type = headers.get('content-type') ?? 'application/octet-stream'
    return new Response(body, {
      headers: {
        'content-type': type,
        'content-security-policy': type === 'application/pdf' ? pdfPolicy : imagePolicy,
        'x-frame-options': 'SAMEORIGIN',
      },
    })
  } catch (error) {
    if (error instanceof ShopApiError && error.status < 500) throw notHere()
    throw error
  }
}
