import { randomUUID } from 'node:crypto'
import { contentCalls } from '@tessera/contract/middleware/operator/content-operations'
import { data, redirect } from 'react-router'
import { contentHref } from '../features/content/content-views.ts'
import { contentWorks } from '../features/content/content-works.server.ts'
import { PageScreen } from '../features/content/page-screen.tsx'
import { notHere } from '../operations/read-operation.server.ts'
import { mayAudit } from '../session/may-audit.server.ts'
import { mayUse, readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import { doStaffWork, readTyped, statusOf } from '../session/staff-work.server.ts'
import type { Route } from './+types/content-page.ts'

/** The same page makes new ones, at an address without a path. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const asked = { path: `/${params['*']}`, version: url.searchParams.get('version') ?? undefined }
  const page = params['*']
    ? await readStaffCall(staff, contentCalls.getContent, (operator, options) => operator.GetContent(asked, options))
    : await readStaffCall(staff, contentCalls.saveContent, async () => null)
  return { page, formKey: randomUUID(), now: new Date().toISOString(), hasHistory: mayAudit(staff) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  if (!mayUse(staff, contentCalls.saveContent)) throw notHere()
  const form = await request.formData()
  const { answer, ...outcome } = await doStaffWork(contentWorks, staff, form)
  if (outcome.problem) return data(outcome, { status: statusOf(outcome) })
  const html = htmlIn(answer)
  if (html !== undefined) return data({ about: outcome.about, typed: readTyped(form), html })
  return redirect(`${contentHref(String(form.get('path') ?? outcome.about))}?done=changed`)
}

/** The answer of a preview. */
const htmlIn = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'html' in answer ? String(answer.html ?? '') : undefined

/** After a conflict the page knows the newest version. */
export const shouldRevalidate = () => true

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.page?.title ?? 'New page'} · Tessera console` },
]

export default function ContentPage({ loaderData, actionData }: Route.ComponentProps) {
  return <PageScreen {...loaderData} outcome={actionData} />
}
