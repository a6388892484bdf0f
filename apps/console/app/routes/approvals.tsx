import { ApprovalsScreen } from '../features/approvals/approvals-screen.tsx'
import { loadApprovals } from '../features/approvals/load-approvals.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/approvals.ts'

export const loader = async ({ url, context }: Route.LoaderArgs) =>
  loadApprovals(context.get(staffContext), url.searchParams)

export const meta: Route.MetaFunction = () => [{ title: 'Approvals · Tessera console' }]

export default function Approvals({ loaderData }: Route.ComponentProps) {
  return <ApprovalsScreen view={loaderData} />
}
