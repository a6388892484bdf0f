import { moneyCalls } from '@tessera/contract/middleware/operator/money-operations'
import { data, redirect } from 'react-router'
import { loadPosting } from '../features/money/posting/load-posting.server.ts'
import { postingLabels } from '../features/money/posting/posting-form.ts'
import { PostingScreen } from '../features/money/posting/posting-screen.tsx'
import { workOnPosting } from '../features/money/posting/work-on-posting.server.ts'
import { notHere } from '../operations/read-operation.server.ts'
import { mayUse } from '../session/read-staff-call.server.ts'
import { requireRecentPassword } from '../session/recent-password.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/money-post.ts'

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadPosting(context.get(staffContext), params.number, url.searchParams)

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const own = context.get(staffContext)
  if (!mayUse(own, moneyCalls.postDocument)) throw notHere()
  const form = await request.formData()
  // posting moves money; looking at its effect does not
  const staff = form.getAll('intent').at(-1) === 'post' ? await requireRecentPassword({ request, context }, form) : own
  const outcome = await workOnPosting(staff, await loadPosting(staff, params.number, url.searchParams), form)
  if (outcome.documentId) throw redirect(`/money/documents/${outcome.documentId}?posted=yes`)
  return data(outcome, { status: outcome.problem ? 400 : 200 })
}

/** A refusal may be about documents that changed since. */
export const shouldRevalidate = () => true

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? postingLabels[loaderData.kind] : 'Posting'} · Tessera console` },
]

export default function MoneyPost({ loaderData, actionData }: Route.ComponentProps) {
  return <PostingScreen {...loaderData} outcome={actionData} />
}
