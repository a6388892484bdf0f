import { LinkButton } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/choice-field'
import { TextField } from '@tessera/ui/field'
import { Link } from '@tessera/ui/link'
import { ConfirmForm } from '../features/forms/confirm-form.tsx'
import { FormSent } from '../features/forms/form-sent.tsx'
import { isLinkRefusal, LinkRefused } from '../features/forms/link-refused.tsx'
import { useSupport } from '../features/forms/use-support.ts'
import { WithoutScript } from '../features/forms/without-script.tsx'
import { answerForm, optionalTextOf, textOf } from '../http/answer-form.server.ts'
import { type FormRefusal, fieldsOf, findRefusal } from '../http/form-refusal.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { typedValuesOf } from '../http/typed-values.ts'
import { checkZip } from '../kit/forms/check-email.ts'
import { EmailField } from '../kit/forms/email-field.tsx'
import { type FormArgs, formAction } from '../kit/forms/form-action.server.ts'
import { FormPage } from '../kit/forms/form-page.tsx'
import { GuardedForm } from '../kit/forms/guarded-form.tsx'
import { listChoices } from '../kit/forms/static-choices.server.ts'
import { secretPageHeaders } from '../kit/forms/use-clean-address.ts'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/newsletter.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { shop } = context.get(visitorContext)
  return { token: url.searchParams.get('token') ?? '', interests: await listChoices(shop, 'projectTypes') }
}

export const action = formAction(async ({ visitor: { shop }, form }: FormArgs<Route.ActionArgs>) => {
  const token = textOf(form, 'token')
  // the field in the footer has no bot check: it passes the address on, and this page asks for the rest
  if (textOf(form, 'source') === 'footer') return { started: typedValuesOf(form) }
  return answerForm(form, async () => ({
    isConfirmed: token !== '',
    answer: await shop.Broadcast.emailsignupform(
      token
        ? { token }
        : {
            email: textOf(form, 'email'),
            firstName: optionalTextOf(form, 'firstName'),
            zip: optionalTextOf(form, 'zip'),
            interests: form.getAll('interests').map(String),
            captcha: optionalTextOf(form, 'captcha'),
            website: optionalTextOf(form, 'website'),
          },
    ),
  }))
})

export const headers = () => secretPageHeaders

export const meta: Route.MetaFunction = ({ matches }) =>
  metaOf(matches, { title: 'New tile, once a month', description: 'Our email newsletter.', canonical: '/newsletter' })

export default function Newsletter({ loaderData: { token: linkToken, interests }, actionData }: Route.ComponentProps) {
  if (actionData && 'answer' in actionData)
    return (
      <FormSent
        form="newsletter"
        title={actionData.isConfirmed ? 'Welcome' : 'Almost done'}
        answer={{ ...actionData.answer, message: actionData.answer.message.replace(/^Almost done: we/, 'We') }}
        action={<LinkButton href="/blog">Read our stories</LinkButton>}
      />
    )
  const refusal = findRefusal(actionData)
  const token = linkToken || refusal?.typed.token
  if (refusal && isLinkRefusal(refusal.code)) return <LinkRefused {...refusal} href="/newsletter" />
  if (token)
    return (
      <FormPage title="Confirm your address" intro="Confirm your subscription.">
        <ConfirmForm action="/newsletter" token={token} submit="Confirm subscription" refusal={refusal} />
      </FormPage>
    )
  const started = actionData && 'started' in actionData ? actionData.started : {}
  return <SignUpPage interests={interests} started={started} refusal={refusal} />
}

interface SignUpProps {
  interests: Route.ComponentProps['loaderData']['interests']
  /** Values typed in the footer of another page. */
  started: Record<string, string>
  refusal: FormRefusal | undefined
}

function SignUpPage({ interests, started, refusal }: SignUpProps) {
  const { phone } = useSupport()
  const field = fieldsOf(refusal, started)
  return (
    <FormPage
      title="New tile, once a month"
      intro={
        started.email
          ? 'One more step: check your address and select Sign up.'
          : 'New arrivals, room ideas and tips. We’ll email a link to confirm. Unsubscribe anytime.'
      }
    >
      <GuardedForm
        action="/newsletter"
        submit="Sign up"
        refusal={refusal}
        hasTrap
        withoutScript={<WithoutScript phone={phone} />}
      >
        <EmailField {...field('email')} />
        <div className="grid gap-4 tablet:grid-cols-2">
          <TextField label="First name" {...field('firstName')} autoComplete="given-name" maxLength={100} isOptional />
          <TextField
            label="ZIP code"
            {...field('zip')}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            check={checkZip}
            isOptional
          />
        </div>
        <fieldset className="grid gap-1 tablet:grid-cols-2">
          <legend className="mb-2 text-sm font-bold">
            I’m interested in <span className="font-normal text-stone">(optional)</span>
          </legend>
          {interests.map(({ value, label }) => (
            <Checkbox key={value} label={label} name="interests" id={`interest-${value}`} value={label} />
          ))}
        </fieldset>
        <p className="text-sm text-stone">
          We only use your address for this newsletter. <Link href="/policies/privacy">Privacy</Link>
        </p>
      </GuardedForm>
    </FormPage>
  )
}
