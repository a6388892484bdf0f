import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { findOthers } from '../features/find/find-others.server.ts'
import { mayUse, readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/find-suggest.ts'

/** The palette's options while typing. Other records are looked for once there is nothing of the daily work. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const q = url.searchParams.get('q') ?? ''
  if (!mayUse(staff, operatorCalls.find)) return Response.json({ items: [] })
  const { items } = await readStaffCall(staff, operatorCalls.find, (operator, options) => operator.Find({ q }, options))
  return Response.json({ items, others: items.length === 0 ? await findOthers(staff, q.trim()) : [] })
}
