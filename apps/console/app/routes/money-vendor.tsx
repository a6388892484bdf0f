import { vendorCalls } from '@tessera/contract/middleware/operator/vendor-operations'
import { data, redirect } from 'react-router'
import { VendorScreen } from '../features/money/vendors/vendor-screen.tsx'
import { getEnvironment } from '../http/environment.server.ts'
import { refusalOf } from '../operations/read-operation.server.ts'
import { mayUse, readStaffCall, refusalText } from '../session/read-staff-call.server.ts'
import { requireRecentPassword } from '../session/recent-password.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/money-vendor.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const payment = await readStaffCall(context.get(staffContext), vendorCalls.getVendorPayment, (operator, options) =>
    operator.GetVendorPayment(params, options),
  )
  return { payment }
}

/** An account number is worth money, so opening one asks for the password again. */
export async function action({ params: { reference }, request, context }: Route.ActionArgs) {
  if (!mayUse(context.get(staffContext), vendorCalls.openVendorPayment))
    throw refusalOf('Auth.InsufficientRoles', vendorCalls.openVendorPayment)
  const form = await request.formData()
  const { token: accessToken } = await requireRecentPassword({ request, context }, form)
  const reason = String(form.get('reason') ?? '').trim()
  try {
    await getEnvironment().shop.Operator.OpenVendorPayment({ reference, reason }, { accessToken })
  } catch (error) {
    return data({ problem: refusalText(error), reason }, { status: 400 })
  }
  throw redirect(`/money/vendors/${reference}`)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.payment.company ?? 'Vendor'} · Tessera console` },
]

export default function MoneyVendor({ loaderData, actionData }: Route.ComponentProps) {
  return <VendorScreen {...loaderData} outcome={actionData} />
}
