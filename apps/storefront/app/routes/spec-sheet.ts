import { orNotFound } from '../http/or-not-found.server.ts'
import { visitorContext } from '../http/session/context.server.ts'
import type { Route } from './+types/spec-sheet.ts'

/** The spec sheet opens in the browser instead of being saved, and is kept for five minutes. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { ProductPages } = context.get(visitorContext).shop
  const file = await orNotFound(ProductPages.getSpecSheet({ productName: params.slug }))
  const disposition = file.headers.get('content-disposition') ?? 'attachment'
  return new Response(file.body, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': disposition.replace('attachment', 'inline'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=300',
    },
  })
}
