import type { ShopClient } from '@tessera/client/shop/types.gen'
import { LinkButton } from '@tessera/ui/button'
import { TextAreaField } from '@tessera/ui/field'
import { data } from 'react-router'
import { ConfirmForm } from '../features/forms/confirm-form.tsx'
import { FormSent } from '../features/forms/form-sent.tsx'
import { isLinkRefusal, LinkRefused } from '../features/forms/link-refused.tsx'
import { maskedEmail } from '../features/forms/masked-email.server.ts'
import { TopicForm } from '../features/forms/topic-form.tsx'
import { useSupport } from '../features/forms/use-support.ts'
import { WithoutScript } from '../features/forms/without-script.tsx'
import { answerForm, optionalTextOf } from '../http/answer-form.server.ts'
import { fieldsOf, findRefusal } from '../http/form-refusal.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { EmailField } from '../kit/forms/email-field.tsx'
import { type FormArgs, formActions } from '../kit/forms/form-action.server.ts'
import { FormPage } from '../kit/forms/form-page.tsx'
import { GuardedForm } from '../kit/forms/guarded-form.tsx'
import { listChoices } from '../kit/forms/static-choices.server.ts'
import { secretPageHeaders } from '../kit/forms/use-clean-address.ts'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/unsubscribe.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  if (!token) return { token, address: null, topics: [] }
  const topics = await listChoices(context.get(visitorContext).shop, 'projectTypes')
  return { token, address: maskedEmail(token), topics }
}

/** With a token it unsubscribes at once; without one it emails a link. */
const unsubscribe = (shop: ShopClient, form: FormData) =>
  answerForm(form, async () => {
    const token = optionalTextOf(form, 'token')
    const answer = await shop.Broadcast.unsubscribeform({
      token,
      email: optionalTextOf(form, 'email'),
      reason: optionalTextOf(form, 'reason'),
      captcha: optionalTextOf(form, 'captcha'),
      website: optionalTextOf(form, 'website'),
    })
    return { isDone: token !== null, answer }
  })

async function chooseTopics(shop: ShopClient, form: FormData) {
  const interests = form.getAll('interests').map(String)
  if (interests.length === 0) return data({ noTopic: true }, { status: 400 })
  return answerForm(form, async () => ({
    isFewer: true,
    answer: await shop.Broadcast.emailsignupform({ token: optionalTextOf(form, 'token'), interests }),
  }))
}

const newsActions = { end: unsubscribe, topics: chooseTopics }

export const action = formActions(
  newsActions,
  async ({ visitor, form }: FormArgs<Route.ActionArgs>, change: (typeof newsActions)[keyof typeof newsActions]) =>
    change(visitor.shop, form),
)

export const headers = () => secretPageHeaders

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Unsubscribe' })

/** The link shows a form; the button acts. Mail clients have a separate URL for one-click unsubscribe. */
export default function Unsubscribe({
  loaderData: { token: linkToken, address, topics },
  actionData,
}: Route.ComponentProps) {
  const { phone } = useSupport()
  if (actionData && 'isFewer' in actionData)
    return <FormSent form="unsubscribe" title="Email preferences updated" answer={actionData.answer} />
  if (actionData && 'answer' in actionData)
    return (
      <FormSent
        form="unsubscribe"
        title={actionData.isDone ? 'You’re unsubscribed' : 'Check your email'}
        answer={actionData.answer}
        action={actionData.isDone && <LinkButton href="/newsletter">Changed your mind? Sign up again</LinkButton>}
      />
    )
  const refusal = findRefusal(actionData)
  const token = linkToken || refusal?.typed.token
  if (refusal && isLinkRefusal(refusal.code)) return <LinkRefused {...refusal} href="/unsubscribe" />
  const field = fieldsOf(refusal)
  const reason = <TextAreaField label="Why?" {...field('reason')} rows={3} maxLength={300} isOptional />
  if (token)
    return (
      <FormPage
        title="Unsubscribe"
        intro={`${address ? `For ${address}. ` : ''}This takes effect immediately. You’ll still get emails about your orders.`}
      >
        <ConfirmForm action="/unsubscribe" token={token} submit="Unsubscribe" refusal={refusal}>
          <input type="hidden" name="intent" value="end" />
          {reason}
        </ConfirmForm>
        <TopicForm
          token={token}
          topics={topics}
          problem={actionData && 'noTopic' in actionData ? 'Choose at least one topic.' : undefined}
        />
      </FormPage>
    )
  return (
    <FormPage title="Unsubscribe" intro="Use the link in any email, or get one here.">
      <GuardedForm
        action="/unsubscribe"
        submit="Email me the link"
        refusal={refusal}
        hasTrap
        withoutScript={<WithoutScript phone={phone} />}
      >
        <input type="hidden" name="intent" value="end" />
        <EmailField {...field('email')} />
      </GuardedForm>
    </FormPage>
  )
}
