import { data, redirect } from 'react-router'
import { benchPromotion } from '../features/promotions/bench-promotion.server.ts'
import { loadNewPromotion, loadPromotion, mayChange } from '../features/promotions/promotion-form.server.ts'
import { PromotionScreen } from '../features/promotions/promotion-screen.tsx'
import { createPromotion, savePromotion } from '../features/promotions/save-promotion.server.ts'
import { nameBenchOrders } from '../features/rules/name-bench-orders.server.ts'
import { typedTexts } from '../features/rules/typed-texts.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/promotion.ts'

/** A promotion, or with the word `new` the form of one. People who may only read see its record. */
export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  if (id === 'new') return loadNewPromotion(staff, url.searchParams.get('from'))
  if (!mayChange(staff, id)) throw redirect(`/r/promotions/${encodeURIComponent(id)}`)
  return loadPromotion(staff, id, url.searchParams)
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  const form = await request.formData()
  if (form.get('intent') === 'test') {
    const tested = await nameBenchOrders(staff, await benchPromotion(staff, form))
    return { tested, texts: typedTexts(form) }
  }
  const saved = id === 'new' ? await createPromotion(staff, form) : await savePromotion(staff, id, form)
  return 'outcome' in saved ? data({ outcome: saved.outcome }, { status: 400 }) : redirect(saved.href)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? 'Promotion'} · Tessera console` },
]

export default function Promotion({ loaderData, actionData }: Route.ComponentProps) {
  const outcome = actionData && 'outcome' in actionData ? actionData.outcome : undefined
  const tested = actionData && 'tested' in actionData ? actionData : undefined
  // a test without script sends the whole page, and what was typed stays
  const view = tested ? { ...loaderData, texts: { ...loaderData.texts, ...tested.texts } } : loaderData
  return (
    <PromotionScreen
      key={loaderData.seen + (outcome?.key ?? '')}
      view={view}
      outcome={outcome}
      tested={tested?.tested}
    />
  )
}
