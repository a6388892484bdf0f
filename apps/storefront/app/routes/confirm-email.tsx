import { LinkButton } from '@tessera/ui/button'
import { ConfirmForm } from '../features/forms/confirm-form.tsx'
import { isLinkRefusal, LinkMissing, LinkRefused } from '../features/forms/link-refused.tsx'
import { answerForm, textOf } from '../http/answer-form.server.ts'
import { findRefusal } from '../http/form-refusal.ts'
import { type FormArgs, formAction } from '../kit/forms/form-action.server.ts'
import { FormPage } from '../kit/forms/form-page.tsx'
import { SentState } from '../kit/forms/sent-state.tsx'
import { secretPageHeaders } from '../kit/forms/use-clean-address.ts'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/confirm-email.ts'

export const loader = ({ url }: Route.LoaderArgs) => ({ token: url.searchParams.get('token') ?? '' })

export const action = formAction(({ visitor, form }: FormArgs<Route.ActionArgs>) =>
  answerForm(form, async () => ({
    answer: await visitor.shop.OwnData.ConfirmEmail({ token: textOf(form, 'token') }),
  })),
)

export const headers = () => secretPageHeaders

export const meta: Route.MetaFunction = ({ matches }) =>
  metaOf(matches, { title: 'Your email address', isHidden: true })

/** The emailed link shows a form; the button acts. */
export default function ConfirmEmail({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const refusal = findRefusal(actionData)
  if (token === '' && !actionData) return <LinkMissing />
  if (refusal && isLinkRefusal(refusal.code)) return <LinkRefused {...refusal} href="/account/personal-data" />
  if (actionData && 'answer' in actionData)
    return (
      <SentState
        title="Your email address has been changed"
        message={<p>{actionData.answer.message}</p>}
        action={<LinkButton href="/account/personal-data">Go to your account</LinkButton>}
      />
    )
  return (
    <FormPage
      title="Is this your new address?"
      intro="You’ll use it to sign in and get our emails there. You’ll stay signed in on your devices."
    >
      <ConfirmForm action="/confirm-email" token={token} submit="Yes, use this address" refusal={refusal} />
    </FormPage>
  )
}
