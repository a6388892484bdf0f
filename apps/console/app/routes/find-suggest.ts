import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { mayUse, readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/find-suggest.ts'

/** The palette's options while typing. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const q = url.searchParams.get('q') ?? ''
  if (!mayUse(staff, operatorCalls.find)) return Response.json({ items: [] })
  return Response.json(
    await readStaffCall(staff, operatorCalls.find, (operator, options) => operator.Find({ q }, options)),
  )
}
