import { noteCalls } from '@tessera/contract/middleware/operator/note-operations'
import { getEnvironment } from '../http/environment.server.ts'
import { mayUse } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import { markedKinds } from '../shell/live/marked-record.ts'
import type { Route } from './+types/live-mark.ts'

/** The mark of the record that a page shows, and who changed it. Null if it cannot be read; the page asks again. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const kind = Object.values(markedKinds).find((one) => one === url.searchParams.get('kind')) ?? ''
  const number = url.searchParams.get('number') ?? ''
  const seen = url.searchParams.get('seen') ?? ''
  const { Operator } = getEnvironment().shop
  const found = mayUse(staff, noteCalls.getRecordMark)
    ? await Operator.GetRecordMark({ kind, number, seen }, { accessToken: staff.token }).catch(() => null)
    : null
  return Response.json(
    { mark: found?.mark ?? null, by: found?.by ?? null },
    { headers: { 'cache-control': 'no-store' } },
  )
}
