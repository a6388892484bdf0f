import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { visitorContext } from '../../http/session/context.server.ts'
import { streamFile } from '../../kit/lists/stream-file.server.ts'
import type { Route } from './+types/client-logo.ts'

/** The company's own logo. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  try {
    return streamFile(await context.get(visitorContext).shop.ClientBrand.GetClientLogo())
  } catch (error) {
    if (!(error instanceof ShopApiError)) throw error
    return new Response(error.message, { status: error.status })
  }
}
