import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { streamFile } from '../../kit/lists/stream-file.server.ts'
import type { Route } from './+types/my-data.ts'

export function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const visitor = context.get(visitorContext)
  return asCustomer(visitor, url, async () => {
    try {
      return streamFile(await visitor.shop.People.ExportMyData())
    } catch (error) {
      if (!(error instanceof ShopApiError) || error.status === 401) throw error
      return new Response(error.message, { status: error.status })
    }
  })
}
