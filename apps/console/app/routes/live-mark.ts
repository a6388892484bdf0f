import { getEnvironment } from '../http/environment.server.ts'
import { staffContext } from '../session/staff.server.ts'
import { markedKinds } from '../shell/live/marked-record.ts'
import type { Route } from './+types/live-mark.ts'

/** The mark of the record that a page shows, and who changed it. Null if it cannot be read; the page asks again. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { token } = context.get(staffContext)
  const kind = Object.values(markedKinds).find((one) => one === url.searchParams.get('kind')) ?? ''
  const number = url.searchParams.get('number') ?? ''
  const seen = url.searchParams.get('seen') ?? ''
  const { Operator } = getEnvironment().shop
  const found = await Operator.GetRecordMark({ kind, number, seen }, { accessToken: token }).catch(() => null)
  return Response.json(
    { mark: found?.mark ?? null, by: found?.by ?? null },
    { headers: { 'cache-control': 'no-store' } },
  )
}
