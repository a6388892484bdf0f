import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { useMemo } from 'react'
import { quoteList } from '../features/quotes/quote-list.ts'
import { QuotesScreen } from '../features/quotes/quotes-screen.tsx'
import { type DataOf, pageText } from '../generic/page-text.server.ts'
import { readStaffListQuery } from '../generic/staff-list-query.ts'
import { readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/quotes.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readStaffListQuery(quoteList, url.searchParams)
  const asked = {
    view: query.view,
    search: query.search || undefined,
    customerNumber: query.customer || undefined,
    page: String(query.page),
  }
  const found = await readStaffCall(context.get(staffContext), operatorCalls.listQuotes, (operator, options) =>
    operator.ListQuotes(asked, options),
  )
  return pageText({ query, found, now: new Date().toISOString() })
}

export const meta: Route.MetaFunction = () => [{ title: 'Quotes · Tessera console' }]

export default function Quotes({ loaderData }: Route.ComponentProps) {
  const shown: DataOf<typeof loaderData> = useMemo(() => JSON.parse(loaderData.json), [loaderData.json])
  return <QuotesScreen {...shown} />
}
