import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { RecordedPartInput } from '@tessera/client/shop/types.gen'
import { getEnvironment } from '../http/environment.server.ts'
import { readJson } from '../http/read-json.server.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { readCookies } from '../http/session/cookies.ts'
import type { Route } from './+types/collect-recording.ts'

/** Slightly more than the longest part, because its name and page come with it. */
const maxBytes = 210_000

/** The percentage of visits to record; the browser draws the random number. */
export const loader = () =>
  Response.json({ percent: getEnvironment().recordingPercent }, { headers: { 'cache-control': 'no-store' } })

/** Passes part of a recording to the middleware, which knows the customer. Only visitors who consented are recorded. */
export async function action({ request, context }: Route.ActionArgs) {
  if (readCookies(request.headers.get('cookie')).get('consent') !== 'granted')
    return new Response(null, { status: 403 })
  const part = (await readJson(request, maxBytes)) as RecordedPartInput
  try {
    await context.get(visitorContext).shop.Session.record(part)
  } catch (error) {
    if (!(error instanceof ShopApiError)) throw error
    return new Response(null, { status: error.status })
  }
  return new Response(null, { status: 204 })
}
