import { readSupplier } from '../features/supplier/read-supplier.server.ts'
import { SupplierScreen } from '../features/supplier/supplier-screen.tsx'
import { notHere } from '../operations/read-operation.server.ts'
import { mayAudit } from '../session/may-audit.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/supplier.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  if (staff.supplierID) throw notHere()
  return { ...(await readSupplier(staff, params.id)), hasHistory: mayAudit(staff) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.supplier.Name ?? 'Supplier'} · Tessera console` },
]

export default function Supplier({ loaderData }: Route.ComponentProps) {
  return <SupplierScreen {...loaderData} />
}
