import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { CollectedInput } from '@tessera/client/shop/types.gen'
import { visitorContext } from '../session/context.server.ts'
import type { Route } from './+types/collect.ts'

export const loader = () => new Response(null, { status: 405 })

/** What browsers tell goes on to the shop; whoever told it never waits, so a refusal is nobody's concern. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    await context.get(visitorContext).shop.Session.collect((await request.json()) as CollectedInput)
  } catch (error) {
    if (!(error instanceof ShopApiError || error instanceof SyntaxError)) throw error
  }
  return new Response(null, { status: 204 })
}
