import { contentCalls } from '@tessera/contract/middleware/operator/content-operations'
import { StoresScreen } from '../features/stores/stores-screen.tsx'
import { readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/stores.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const search = url.searchParams.get('search')?.trim() ?? ''
  const page = url.searchParams.get('page') ?? '1'
  const found = await readStaffCall(context.get(staffContext), contentCalls.listStaffStores, (operator, options) =>
    operator.ListStores({ page, ...(search && { search }) }, options),
  )
  return { found, search }
}

export const meta: Route.MetaFunction = () => [{ title: 'Stores · Tessera console' }]

export default function Stores({ loaderData }: Route.ComponentProps) {
  return <StoresScreen {...loaderData} />
}
