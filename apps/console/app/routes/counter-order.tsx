import { counterCalls } from '@tessera/contract/middleware/operator/counter-operations'
import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { data, redirect } from 'react-router'
import { workAtCounter } from '../features/counter/counter-actions.server.ts'
import { CounterScreen } from '../features/counter/counter-screen.tsx'
import { loadNewOrder, loadSavedOrder } from '../features/counter/load-counter.server.ts'
import { mayExplain } from '../features/product/why/explain.server.ts'
import { notHere, refusalOf } from '../operations/read-operation.server.ts'
import { mayUse } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/counter-order.ts'

export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  if (!mayUse(staff, counterCalls.saveCounterOrder))
    throw refusalOf('Auth.InsufficientRoles', counterCalls.saveCounterOrder)
  const { roles } = staff.caller
  const rights = {
    mayAgree: roles.has('OverrideUnitPrice') || roles.has('FullAccess'),
    mayExplain: mayExplain(staff),
  }
  if (id !== 'new') return { ...rights, ...(await loadSavedOrder(staff, id)) }
  if (!mayUse(staff, operatorCalls.getAccount)) throw refusalOf('Auth.InsufficientRoles', operatorCalls.getAccount)
  return { ...rights, ...(await loadNewOrder(staff, url.searchParams)) }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  if (!mayUse(staff, counterCalls.saveCounterOrder)) throw notHere()
  const outcome = await workAtCounter(staff, await request.formData())
  const isKept = outcome.order && outcome.order.unread.length === 0 && !outcome.problem
  // a saved order has an address of its own, which can be reloaded
  if (params.id === 'new' && isKept) throw redirect(`/counter/${outcome.order?.id}`)
  return data(outcome, { status: outcome.problem ? 400 : 200 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Order for ${loaderData?.customer.name ?? 'a customer'} · Tessera console` },
]

export default function CounterOrder({ loaderData, actionData }: Route.ComponentProps) {
  return <CounterScreen {...loaderData} outcome={actionData} />
}
