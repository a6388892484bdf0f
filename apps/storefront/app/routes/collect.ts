import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { CollectedInput } from '@tessera/client/shop/types.gen'
import { readJson } from '../http/read-json.server.ts'
import { visitorContext } from '../http/session/context.server.ts'
import type { Route } from './+types/collect.ts'

/** As much as the shop's API reads. */
const mostBytes = 1_000_000

export const loader = () => new Response(null, { status: 405 })

/** What browsers tell goes on to the shop; whoever told it never waits, so a refusal is nobody's concern. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    await context.get(visitorContext).shop.Session.collect((await readJson(request, mostBytes)) as CollectedInput)
  } catch (error) {
    if (!(error instanceof ShopApiError)) throw error
  }
  return new Response(null, { status: 204 })
}
