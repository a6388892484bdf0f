import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { CollectedInput } from '@tessera/client/shop/types.gen'
import { readJson } from '../http/read-json.server.ts'
import { visitorContext } from '../http/session/context.server.ts'
import type { Route } from './+types/collect.ts'

/** The body limit of the API. */
const maxBytes = 1_000_000

export const loader = () => new Response(null, { status: 405 })

/** Passes telemetry from browsers to the middleware. The browser doesn't wait for the answer, so errors are ignored. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    await context.get(visitorContext).shop.Session.collect((await readJson(request, maxBytes)) as CollectedInput)
  } catch (error) {
    if (!(error instanceof ShopApiError)) throw error
  }
  return new Response(null, { status: 204 })
}
