import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { data, redirect } from 'react-router'
import { actForCustomer } from '../features/customers/act-for-customer.server.ts'
import { ActScreen } from '../features/customers/act-screen.tsx'
import { getEnvironment } from '../http/environment.server.ts'
import { notHere, refusalOf } from '../operations/read-operation.server.ts'
import { mayUse, readStaffCall } from '../session/read-staff-call.server.ts'
import { requireRecentPassword } from '../session/recent-password.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/customer-act.ts'

export async function loader({ params: { number, userID }, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  if (!mayUse(staff, operatorCalls.openAsCustomer))
    throw refusalOf('Auth.InsufficientRoles', operatorCalls.openAsCustomer)
  const account = await readStaffCall(staff, operatorCalls.getAccount, (operator, options) =>
    operator.GetAccount({ number }, options),
  )
  const person = account.people.find((one) => one.userID === userID || one.email === userID)
  if (!person) throw notHere()
  // the field that finds everything knows people by their email
  if (person.userID !== userID) throw redirect(`/customers/${number}/as/${person.userID}`)
  return {
    customer: { number, name: account.name },
    person: { name: person.name, email: person.email },
    shopUrl: getEnvironment().publicUrl,
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  if (!mayUse(context.get(staffContext), operatorCalls.openAsCustomer)) throw notHere()
  const form = await request.formData()
  const staff = await requireRecentPassword({ request, context }, form)
  const outcome = await actForCustomer(staff, params, form)
  return data(outcome, { status: outcome.problem ? 400 : 200, headers: { 'cache-control': 'no-store' } })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `As ${loaderData?.person.name ?? 'a customer'} · Tessera console` },
]

export default function CustomerAct({ loaderData, actionData }: Route.ComponentProps) {
  return <ActScreen {...loaderData} outcome={actionData} />
}
