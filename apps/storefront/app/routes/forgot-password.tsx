import { LinkButton } from '@tessera/ui/button'
import { Link } from '@tessera/ui/link'
import { SendAgain } from '../features/auth/send-again.tsx'
import { answerForm, optionalTextOf, textOf } from '../http/answer-form.server.ts'
import { fieldsOf, findRefusal } from '../http/form-refusal.ts'
import { EmailField } from '../kit/forms/email-field.tsx'
import { type FormArgs, formAction } from '../kit/forms/form-action.server.ts'
import { AsideNote, FormPage } from '../kit/forms/form-page.tsx'
import { GuardedForm } from '../kit/forms/guarded-form.tsx'
import { SentState } from '../kit/forms/sent-state.tsx'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/forgot-password.ts'

export const loader = () => null

export const action = formAction(({ visitor: { shop }, form }: FormArgs<Route.ActionArgs>) =>
  answerForm(form, async () => ({
    answer: await shop.Auth.ForgotPassword({ email: textOf(form, 'email'), captcha: optionalTextOf(form, 'captcha') }),
    at: Date.now(),
  })),
)

export const meta: Route.MetaFunction = ({ matches }) =>
  metaOf(matches, {
    title: 'Forgot your password',
    description: 'We’ll email you a link to choose a new one.',
    canonical: '/forgot-password',
    isHidden: true,
  })

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  if (actionData && 'answer' in actionData)
    return (
      <SentState
        key={actionData.at}
        title="Check your email"
        message={<p>{actionData.answer.message}</p>}
        action={
          <>
            <LinkButton href="/sign-in">Back to sign in</LinkButton>
            <SendAgain />
          </>
        }
      />
    )
  const refusal = findRefusal(actionData)
  return (
    <FormPage
      title="Forgot your password"
      intro="Enter your email address. We’ll send a link to choose a new password. It works once and expires in two hours."
      aside={
        <>
          <AsideNote title="Forgot your user name?">
            <p>Your email address is your user name. Not sure which one? Try the one where you get our emails.</p>
          </AsideNote>
          <AsideNote title="Not activated yet?">
            <p>Enter your email here and we’ll resend the activation link.</p>
          </AsideNote>
        </>
      }
    >
      <GuardedForm action="/forgot-password" submit="Email me the link" refusal={refusal}>
        <EmailField {...fieldsOf(refusal)('email')} autoComplete="username" />
      </GuardedForm>
      <p>
        <Link href="/sign-in">Back to sign in</Link>
      </p>
    </FormPage>
  )
}
