import type { Supplier } from '@tessera/client/platform/types.gen'
import { getOperation } from '@tessera/contract/platform/get-operation'
import { SuppliersScreen, supplierDirectory } from '../features/supplier/suppliers-screen.tsx'
import { readStaffListQuery } from '../generic/staff-list-query.ts'
import { withoutStars } from '../generic/without-stars.ts'
import { isAllowed, notHere, readOperation } from '../operations/read-operation.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/suppliers.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  if (staff.supplierID) throw notHere()
  const query = readStaffListQuery(supplierDirectory, url.searchParams)
  const { page } = query
  const search = withoutStars(query.search)
  const asked = new URLSearchParams({ ...(search && { search }), sortBy: 'Name', page: String(page), pageSize: '50' })
  const { data } = await readOperation(staff, getOperation('Suppliers.List'), { params: {}, query: asked })
  const { Items, Meta } = data as { Items: Supplier[]; Meta: { TotalCount: number; PageSize: number } }
  const isNothing = query.search !== '' && search === ''
  return {
    query,
    found: {
      items: isNothing ? [] : Items,
      totalCount: isNothing ? 0 : Meta.TotalCount,
      page,
      pageSize: Meta.PageSize,
    },
    mayCreate: isAllowed(staff.caller, getOperation('Suppliers.Create'), {}),
  }
}

export const meta: Route.MetaFunction = () => [{ title: 'Suppliers · Tessera console' }]

export default function Suppliers({ loaderData }: Route.ComponentProps) {
  return <SuppliersScreen {...loaderData} />
}
