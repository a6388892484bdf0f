import { Notice } from '@tessera/ui/notice'
import { useLocation } from 'react-router'
import { BookingForm } from '../features/forms/booking-form.tsx'
import { CallUs } from '../features/forms/call-us.tsx'
import { ConfirmForm } from '../features/forms/confirm-form.tsx'
import { FormSent } from '../features/forms/form-sent.tsx'
import { isLinkRefusal, LinkRefused } from '../features/forms/link-refused.tsx'
import { loadConsultation } from '../features/forms/load-consultation.server.ts'
import { StoreStep } from '../features/forms/store-step.tsx'
import { answerForm, optionalTextOf } from '../http/answer-form.server.ts'
import { findRefusal } from '../http/form-refusal.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { type FormArgs, formAction } from '../kit/forms/form-action.server.ts'
import { AsideNote, FormPage } from '../kit/forms/form-page.tsx'
import { listChoices } from '../kit/forms/static-choices.server.ts'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/consultation.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { shop, profile: shown } = context.get(visitorContext)
  const [found, topics] = await Promise.all([
    loadConsultation(shop, url.searchParams, shown.preferredStore),
    listChoices(shop, 'projectTypes'),
  ])
  return { ...found, topics, email: shown.email }
}

export const action = formAction(({ visitor: { shop }, form }: FormArgs<Route.ActionArgs>) => {
  const token = optionalTextOf(form, 'token')
  const text = (name: string) => optionalTextOf(form, name)
  return answerForm(form, async () => ({
    isCancelled: token !== null,
    answer: await shop.Broadcast.scheduleconsultationform(
      token
        ? { token }
        : {
            storeId: text('storeId'),
            slot: text('slot') ?? '-',
            way: text('way') === 'video' ? 'video' : 'store',
            name: text('name'),
            email: text('email'),
            phone: text('phone'),
            topic: text('topic'),
            notes: text('notes'),
            captcha: text('captcha'),
            website: text('website'),
          },
    ),
  }))
})

export const meta: Route.MetaFunction = ({ matches }) =>
  metaOf(matches, {
    title: 'Book a consultation',
    description: '45 minutes with a designer, at a store near you or by video. Free.',
    canonical: '/consultation',
  })

export default function Consultation({ loaderData, actionData }: Route.ComponentProps) {
  const { zip, stores, problem, token, store, slots, slotMessage, topics, email } = loaderData
  const { pathname, search } = useLocation()
  if (actionData && 'answer' in actionData)
    return (
      <FormSent
        form="consultation"
        title={actionData.isCancelled ? 'Canceled' : 'See you soon'}
        answer={actionData.answer}
      />
    )
  const refusal = findRefusal(actionData)
  if (refusal && isLinkRefusal(refusal.code)) return <LinkRefused {...refusal} href="/consultation" />
  if (token)
    return (
      <FormPage title="Cancel your consultation" intro="This frees the time for another customer.">
        <ConfirmForm action="/consultation" token={token} submit="Cancel consultation" refusal={refusal} />
      </FormPage>
    )
  return (
    <FormPage
      title="Book a consultation"
      intro="45 minutes with a designer, at a store or by video. Free, no purchase needed."
      aside={<Aside />}
    >
      <StoreStep zip={zip} stores={stores} chosen={store} problem={problem} />
      {store && slots.length === 0 && <Notice kind="warning">{slotMessage}</Notice>}
      {store && slots.length > 0 && (
        <BookingForm
          key={store.id}
          action={pathname + search}
          storeId={store.id}
          slots={slots}
          topics={topics}
          email={email}
          refusal={refusal}
        />
      )}
    </FormPage>
  )
}

const Aside = () => (
  <>
    <AsideNote title="What to bring">
      <ul className="grid list-disc gap-2 ps-5">
        <li>Rough room dimensions</li>
        <li>Photos of the room in daylight</li>
        <li>Samples of anything you’re keeping: paint, wood, fabric</li>
      </ul>
    </AsideNote>
    <CallUs />
  </>
)
