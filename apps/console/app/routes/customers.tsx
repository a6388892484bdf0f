import { customerEmailCalls } from '@tessera/contract/middleware/operator/customer-email-operations'
import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { priceGroupCalls } from '@tessera/contract/middleware/operator/price-group-operations'
import { useMemo } from 'react'
import { data } from 'react-router'
import { emailSelected } from '../features/customers/bulk-email.server.ts'
import { BulkEmailScreen } from '../features/customers/bulk-email-screen.tsx'
import { changePrices } from '../features/customers/bulk-prices.server.ts'
import { BulkPricesScreen } from '../features/customers/bulk-prices-screen.tsx'
import { customerList } from '../features/customers/customer-list.ts'
import { CustomersScreen } from '../features/customers/customers-screen.tsx'
import { type DataOf, pageText } from '../generic/page-text.server.ts'
import { readStaffListQuery } from '../generic/staff-list-query.ts'
import { notHere } from '../operations/read-operation.server.ts'
import { mayUse, readStaffCall } from '../session/read-staff-call.server.ts'
import { requireRecentPassword } from '../session/recent-password.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/customers.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readStaffListQuery(customerList, url.searchParams)
  const asked = { view: query.view, search: query.search || undefined, page: String(query.page) }
  const staff = context.get(staffContext)
  const found = await readStaffCall(staff, operatorCalls.listAccounts, (operator, options) =>
    operator.ListAccounts(asked, options),
  )
  const mayChange = mayUse(staff, priceGroupCalls.changePriceGroups)
  return pageText({ query, found, mayChange, mayEmail: mayUse(staff, customerEmailCalls.emailCustomers) })
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  const form = await request.formData()
  if (String(form.get('intent')).endsWith(':email')) {
    if (!mayUse(staff, customerEmailCalls.emailCustomers)) throw notHere()
    const outcome = await emailSelected(staff, form)
    return data(outcome, { status: outcome.problem ? 400 : 200 })
  }
  if (!mayUse(staff, priceGroupCalls.changePriceGroups)) throw notHere()
  const isReal = form.get('intent') === 'make:prices'
  const outcome = await changePrices(isReal ? await requireRecentPassword({ request, context }, form) : staff, form)
  return data(outcome, { status: outcome.problem ? 400 : 200 })
}

export const meta: Route.MetaFunction = () => [{ title: 'Customers · Tessera console' }]

export default function Customers({ loaderData, actionData }: Route.ComponentProps) {
  const shown: DataOf<typeof loaderData> = useMemo(() => JSON.parse(loaderData.json), [loaderData.json])
  const prices = actionData?.work === 'prices' ? actionData : undefined
  const email = actionData?.work === 'email' ? actionData : undefined
  if (email && email.selected.length > 0) return <BulkEmailScreen outcome={email} />
  if (prices && prices.step !== 'fill') return <BulkPricesScreen outcome={prices} />
  return <CustomersScreen {...shown} outcome={prices} problem={email?.problem} />
}
