import { getEnvironment } from '../http/environment.server.ts'
import { staffContext } from '../session/staff.server.ts'
import { markedKinds } from '../shell/live/marked-record.ts'
import type { Route } from './+types/live-mark.ts'

/** The mark of the record that a page shows. Null if it cannot be read; the page asks again. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { token } = context.get(staffContext)
  const kind = Object.values(markedKinds).find((one) => one === url.searchParams.get('kind')) ?? ''
  const number = url.searchParams.get('number') ?? ''
  const { Operator } = getEnvironment().shop
  const found = await Operator.GetRecordMark({ kind, number }, { accessToken: token }).catch(() => null)
  return Response.json({ mark: found?.mark ?? null }, { headers: { 'cache-control': 'no-store' } })
}
