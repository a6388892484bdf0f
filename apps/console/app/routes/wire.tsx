import { readDeliveries } from '../features/wire/read-wire.server.ts'
import { wireList } from '../features/wire/wire-list.ts'
import { WireScreen } from '../features/wire/wire-screen.tsx'
import { readStaffListQuery } from '../generic/staff-list-query.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/wire.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readStaffListQuery(wireList, url.searchParams)
  return { query, found: await readDeliveries(context.get(staffContext), query) }
}

export const meta: Route.MetaFunction = () => [{ title: 'Integrations · Tessera console' }]

export default function Wire({ loaderData }: Route.ComponentProps) {
  return <WireScreen {...loaderData} />
}
