import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { visitorContext } from '../http/session/context.server.ts'
import { streamFile } from '../kit/lists/stream-file.server.ts'
import type { Route } from './+types/shared-sheet-logo.ts'

/** The logo on a selection sheet, for the holder of the link. */
export async function loader({ params: { token }, context }: Route.LoaderArgs): Promise<Response> {
  try {
    return streamFile(await context.get(visitorContext).shop.SheetLinks.GetSheetLogo({ token }))
  } catch (error) {
    if (!(error instanceof ShopApiError)) throw error
    return new Response(error.message, { status: error.status === 400 ? 404 : error.status })
  }
}
