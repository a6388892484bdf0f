import { randomUUID } from 'node:crypto'
import { moneyCalls } from '@tessera/contract/middleware/operator/money-operations'
import { vendorCalls } from '@tessera/contract/middleware/operator/vendor-operations'
import { useMemo } from 'react'
import { data } from 'react-router'
import { moneyList } from '../features/money/money-list.ts'
import { MoneyScreen } from '../features/money/money-screen.tsx'
import { sendReminders } from '../features/money/send-reminders.server.ts'
import { type DataOf, pageText } from '../generic/page-text.server.ts'
import { readStaffListQuery } from '../generic/staff-list-query.ts'
import { notHere } from '../operations/read-operation.server.ts'
import { mayUse, readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/money.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readStaffListQuery(moneyList, url.searchParams)
  const asked = {
    view: query.view,
    search: query.search || undefined,
    customerNumber: query.customer || undefined,
    page: String(query.page),
  }
  const staff = context.get(staffContext)
  const found = await readStaffCall(staff, moneyCalls.listDocuments, (operator, options) =>
    operator.ListDocuments(asked, options),
  )
  const mayRemind = mayUse(staff, moneyCalls.sendReminders)
  const mayPayVendors = mayUse(staff, vendorCalls.listVendorPayments)
  return pageText({ query, found, mayRemind, mayPayVendors, reminderKey: randomUUID() })
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  if (!mayUse(staff, moneyCalls.sendReminders)) throw notHere()
  const outcome = await sendReminders(staff, await request.formData())
  return data(outcome, { status: outcome.problem ? 400 : 200 })
}

export const meta: Route.MetaFunction = () => [{ title: 'Money · Tessera console' }]

export default function Money({ loaderData, actionData }: Route.ComponentProps) {
  const shown: DataOf<typeof loaderData> = useMemo(() => JSON.parse(loaderData.json), [loaderData.json])
  return <MoneyScreen {...shown} outcome={actionData} />
}
