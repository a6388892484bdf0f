import { benchApprovalRule } from '../features/approvals/bench-approval-rule.server.ts'
import { benchPromotion } from '../features/promotions/bench-promotion.server.ts'
import { nameBenchOrders } from '../features/rules/name-bench-orders.server.ts'
import { notHere } from '../operations/read-operation.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/bench.ts'

/** Tries a form on real orders while it is typed. Nothing is written. */
export async function action({ params: { kind }, request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  const form = await request.formData()
  if (kind === 'promotions') return Response.json(await nameBenchOrders(staff, await benchPromotion(staff, form)))
  if (kind === 'approvals') return Response.json(await nameBenchOrders(staff, await benchApprovalRule(staff, form)))
  throw notHere()
}
