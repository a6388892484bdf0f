import { readDeliveries } from '../features/wire/read-wire.server.ts'
import { WireScreen } from '../features/wire/wire-screen.tsx'
import { wireViews } from '../features/wire/wire-views.ts'
import { readStaffListQuery } from '../generic/staff-views.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/wire.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readStaffListQuery(wireViews, url.searchParams)
  return { query, found: await readDeliveries(context.get(staffContext), query) }
}

export const meta: Route.MetaFunction = () => [{ title: 'Integrations · Tessera console' }]

export default function Wire({ loaderData }: Route.ComponentProps) {
  return <WireScreen {...loaderData} />
}
