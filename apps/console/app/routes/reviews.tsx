import { randomUUID } from 'node:crypto'
import { serviceCalls } from '@tessera/contract/middleware/operator/service-operations'
import { data } from 'react-router'
import { reviewWorks } from '../features/reviews/decide-review.server.ts'
import { reviewList } from '../features/reviews/review-list.ts'
import { ReviewsScreen } from '../features/reviews/reviews-screen.tsx'
import { readStaffListQuery } from '../generic/staff-list-query.ts'
import { notHere } from '../operations/read-operation.server.ts'
import { mayUse, readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import { doStaffWork, statusOf } from '../session/staff-work.server.ts'
import type { Route } from './+types/reviews.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readStaffListQuery(reviewList, url.searchParams)
  const asked = { view: query.view, search: query.search || undefined, page: String(query.page) }
  const found = await readStaffCall(context.get(staffContext), serviceCalls.listReviews, (operator, options) =>
    operator.ListReviews(asked, options),
  )
  return { query, found, formKey: randomUUID() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  if (!mayUse(staff, serviceCalls.decideReview)) throw notHere()
  const { answer: _, ...outcome } = await doStaffWork(reviewWorks, staff, await request.formData())
  return data(outcome, { status: statusOf(outcome) })
}

/** After a conflict the page shows the review as it is now. */
export const shouldRevalidate = () => true

export const meta: Route.MetaFunction = () => [{ title: 'Reviews · Tessera console' }]

export default function Reviews({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewsScreen {...loaderData} outcome={actionData} />
}
