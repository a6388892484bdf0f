import { AuditScreen } from '../features/audit/audit-screen.tsx'
import { loadAudit } from '../features/audit/load-audit.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/audit.ts'

export const loader = ({ url, context }: Route.LoaderArgs) => loadAudit(context.get(staffContext), url.searchParams)

export const meta: Route.MetaFunction = () => [{ title: 'Audit · Tessera console' }]

export default function Audit({ loaderData }: Route.ComponentProps) {
  return <AuditScreen view={loaderData} />
}
