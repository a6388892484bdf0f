import { data, redirect } from 'react-router'
import { findReadOnlyHref, loadApprovalRule, saveApprovalRule } from '../features/approvals/approval-rule.server.ts'
import { ApprovalRuleScreen } from '../features/approvals/approval-rule-screen.tsx'
import { benchApprovalRule } from '../features/approvals/bench-approval-rule.server.ts'
import { nameBenchOrders } from '../features/rules/name-bench-orders.server.ts'
import { typedTexts } from '../features/rules/typed-texts.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/approval-rule.ts'

const buyerIn = (url: URL): string => url.searchParams.get('buyer') ?? ''

/** A rule of the seller, or with the word `buyer` of a buyer. People who may only read see its record. */
export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const buyer = buyerIn(url)
  const readOnly = id === 'new' ? undefined : findReadOnlyHref(staff, buyer, id)
  if (readOnly) throw redirect(readOnly)
  return loadApprovalRule(staff, { buyer, id: id === 'new' ? null : id, from: url.searchParams.get('from') })
}

export async function action({ params: { id }, request, url, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  const form = await request.formData()
  if (form.get('intent') === 'test') {
    const tested = await nameBenchOrders(staff, await benchApprovalRule(staff, form))
    return { tested, texts: typedTexts(form) }
  }
  const saved = await saveApprovalRule(staff, buyerIn(url), id === 'new' ? null : id, form)
  return 'outcome' in saved ? data({ outcome: saved.outcome }, { status: 400 }) : redirect(saved.href)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? 'Approval rule'} · Tessera console` },
]

export default function ApprovalRule({ loaderData, actionData }: Route.ComponentProps) {
  const outcome = actionData && 'outcome' in actionData ? actionData.outcome : undefined
  const tested = actionData && 'tested' in actionData ? actionData : undefined
  // a test without script sends the whole page, and what was typed stays
  const view = tested ? { ...loaderData, texts: { ...loaderData.texts, ...tested.texts } } : loaderData
  const key = loaderData.seen + loaderData.id + (outcome?.key ?? '')
  return <ApprovalRuleScreen key={key} view={view} outcome={outcome} tested={tested?.tested} />
}
