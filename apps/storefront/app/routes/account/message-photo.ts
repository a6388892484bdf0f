import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { streamFile } from '../../kit/lists/stream-file.server.ts'
import type { Route } from './+types/message-photo.ts'

/** The photo of a message about an order or a quote, of a claim, or of a project. */
export function loader({ url, params, context }: Route.LoaderArgs): Promise<Response> {
  const visitor = context.get(visitorContext)
  const { kind, number, messageId } = params
  const { MyOrders, Quotes, Projects } = visitor.shop
  return asCustomer(visitor, url, async () => {
    try {
      if (kind === 'orders') return streamFile(await MyOrders.GetOrderPhoto({ number, messageId }))
      if (kind === 'quotes') return streamFile(await Quotes.GetQuotePhoto({ quotationId: number, messageId }))
      if (kind === 'returns')
        return streamFile(await MyOrders.GetReturnPhoto({ returnNumber: number, photoId: messageId }))
      if (kind === 'projects')
        return streamFile(await Projects.GetProjectPhoto({ projectId: number, photoId: messageId }))
      return new Response(null, { status: 404 })
    } catch (error) {
      if (!(error instanceof ShopApiError) || error.status === 401) throw error
      return new Response(error.message, { status: error.status })
    }
  })
}
