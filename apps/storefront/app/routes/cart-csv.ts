import { cartCsv } from '../features/cart/cart-csv.ts'
import { findCart } from '../features/cart/find-cart.server.ts'
import { visitorContext } from '../http/session/context.server.ts'
import type { Route } from './+types/cart-csv.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const cart = await findCart(context.get(visitorContext))
  return new Response(cartCsv(cart?.lines ?? []), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="shopping-cart.csv"',
      'cache-control': 'private, no-store',
    },
  })
}
