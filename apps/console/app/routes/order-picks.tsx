import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { pickingCalls } from '@tessera/contract/middleware/operator/picking-operations'
import { dayIn, shopTimeZone } from '@tessera/domain/local-time'
import { Suspense } from 'react'
import { openScanned } from '../features/orders/open-scanned.server.ts'
import { PicksScreen } from '../features/orders/picks-screen.tsx'
import { readMyStore } from '../features/tasks/my-store.ts'
import { onDemand } from '../generic/on-demand.tsx'
import { mayUse, readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/order-picks.ts'

/**
 * The pick list of the orders in the address; without any, everything that is to pick by day, store and way. A scanned
 * number opens the packing of its order.
 */
export async function loader({ url, request, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const numbers = url.searchParams.getAll('id')
  const now = new Date().toISOString()
  const scans = {
    mayPack: mayUse(staff, operatorCalls.sendDelivery),
    scanProblem: await openScanned(staff, url.searchParams.get('scan')?.trim() ?? ''),
  }
  if (numbers.length > 0) {
    const asked = { numbers: numbers.join(',') }
    const picks = await readStaffCall(staff, pickingCalls.getPickList, (operator, options) =>
      operator.GetPickList(asked, options),
    )
    return { picks, now, numbers, ...scans }
  }
  const store = url.searchParams.get('store') ?? ''
  const { items } = await readStaffCall(staff, pickingCalls.listDepartures, (operator, options) =>
    operator.ListDepartures({ store: store || undefined }, options),
  )
  const myStore = readMyStore(request.headers.get('cookie'))
  return { ...scans, departures: items, store, myStore, today: dayIn(new Date(now), shopTimeZone) }
}

export const meta: Route.MetaFunction = () => [{ title: 'Picks · Tessera console' }]

/** Paper needs no code of the other page. */
const DeparturesScreen = onDemand(
  async () => (await import('../features/orders/departures-screen.tsx')).DeparturesScreen,
)

export default function OrderPicks({ loaderData }: Route.ComponentProps) {
  if ('picks' in loaderData) return <PicksScreen {...loaderData} />
  return (
    <Suspense fallback={<div className="console-progress" />}>
      <DeparturesScreen {...loaderData} />
    </Suspense>
  )
}
