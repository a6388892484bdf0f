import { mayImport } from '../features/import/import-steps.server.ts'
import type { MappedRow } from '../features/import/import-table.ts'
import { getTarget, planRows } from '../features/import/plan-import.server.ts'
import { notHere } from '../operations/read-operation.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/import-rows.ts'

/** Checks some rows of a file, so that a page can show how far it is. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  const { of = '', rows = [] } = (await request.json().catch(() => ({}))) as { of?: string; rows?: MappedRow[] }
  const target = getTarget(of)
  if (!mayImport(staff.caller, target) || !Array.isArray(rows)) throw notHere()
  return Response.json({ ...(await planRows(staff, target, rows)), calls: target.calls })
}
