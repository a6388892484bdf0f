import { randomUUID } from 'node:crypto'
import type { SavedStore } from '@tessera/client/shop/types.gen'
import { contentCalls } from '@tessera/contract/middleware/operator/content-operations'
import { merchantCalls } from '@tessera/contract/middleware/operator/merchant-operations'
import { data } from 'react-router'
import { type StoreOutcome, StoreScreen } from '../features/stores/store-screen.tsx'
import { storeWorks } from '../features/stores/store-works.server.ts'
import { notHere } from '../operations/read-operation.server.ts'
import { mayUse, readStaffCall } from '../session/read-staff-call.server.ts'
import { requireRecentPassword } from '../session/recent-password.server.ts'
import { staffContext } from '../session/staff.server.ts'
import { doStaffWork, readTyped, statusOf } from '../session/staff-work.server.ts'
import type { Route } from './+types/store.ts'

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const store = await readStaffCall(staff, contentCalls.getStaffStore, (operator, options) =>
    operator.GetStore({ id }, options),
  )
  return { store, formKey: randomUUID(), mayChangeMerchant: mayUse(staff, merchantCalls.changeMerchant) }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const own = context.get(staffContext)
  const form = await request.formData()
  const isMerchant = form.get('intent') === 'merchant'
  if (!mayUse(own, isMerchant ? merchantCalls.changeMerchant : contentCalls.saveStore)) throw notHere()
  const staff = isMerchant ? await requireRecentPassword({ request, context }, form) : own
  // the page is about one store, whatever the form says
  form.set('number', params.id)
  const { answer, ...outcome } = await doStaffWork(storeWorks, staff, form)
  const isCheck = form.get('intent') === 'save:check' && !outcome.problem
  const shown: StoreOutcome = isCheck
    ? { about: params.id, typed: readTyped(form), preview: answer as SavedStore }
    : { ...outcome, ...(outcome.typed && { typed: withoutSecret(outcome.typed) }) }
  return data(shown, { status: statusOf(shown) })
}

/** A typed secret is not written back into the page. */
const withoutSecret = ({ merchantSecret: _, ...typed }: Record<string, string>): Record<string, string> => typed

/** After a conflict the page knows the newest version. */
export const shouldRevalidate = () => true

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.store.name ?? 'Store'} · Tessera console` },
]

export default function Store({ loaderData, actionData }: Route.ComponentProps) {
  return <StoreScreen {...loaderData} outcome={actionData} />
}
