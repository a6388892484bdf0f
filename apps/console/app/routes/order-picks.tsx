import { pickingCalls } from '@tessera/contract/middleware/operator/picking-operations'
import { PicksScreen } from '../features/orders/picks-screen.tsx'
import { readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/order-picks.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const numbers = url.searchParams.getAll('id')
  const none = { places: [], orders: [], omitted: [] }
  const picks = await readStaffCall(context.get(staffContext), pickingCalls.getPickList, async (operator, options) =>
    numbers.length > 0 ? operator.GetPickList({ numbers: numbers.join(',') }, options) : none,
  )
  return { picks, now: new Date().toISOString() }
}

export const meta: Route.MetaFunction = () => [{ title: 'Pick list · Tessera console' }]

export default function OrderPicks({ loaderData }: Route.ComponentProps) {
  return <PicksScreen {...loaderData} />
}
