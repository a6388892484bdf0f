import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { RecordedPartInput } from '@tessera/client/shop/types.gen'
import { getEnvironment } from '../http/environment.server.ts'
import { readJson } from '../http/read-json.server.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { readCookies } from '../http/session/cookies.ts'
import type { Route } from './+types/collect-recording.ts'

/** A little more than the longest part: its name and its page come with it. */
const mostBytes = 210_000

/** How many of a hundred visits are recorded; the browser throws the dice. */
export const loader = () =>
  Response.json({ percent: getEnvironment().recordingPercent }, { headers: { 'cache-control': 'no-store' } })

/** A part of a recording goes on to the shop, which knows who is signed in; never of somebody who has not agreed. */
export async function action({ request, context }: Route.ActionArgs) {
  if (readCookies(request.headers.get('cookie')).get('consent') !== 'granted')
    return new Response(null, { status: 403 })
  const part = (await readJson(request, mostBytes)) as RecordedPartInput
  try {
    await context.get(visitorContext).shop.Session.record(part)
  } catch (error) {
    if (!(error instanceof ShopApiError)) throw error
    return new Response(null, { status: error.status })
  }
  return new Response(null, { status: 204 })
}
