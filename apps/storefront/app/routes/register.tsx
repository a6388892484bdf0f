import { Checkbox } from '@tessera/ui/choice-field'
import { TextField } from '@tessera/ui/field'
import { Link } from '@tessera/ui/link'
import { PersonFields } from '../features/auth/person-fields.tsx'
import { RegisterSent } from '../features/auth/register-sent.tsx'
import { answerForm, optionalTextOf, secretOf, textOf } from '../http/answer-form.server.ts'
import { fieldsOf, findRefusal } from '../http/form-refusal.ts'
import { checkZip } from '../kit/forms/check-email.ts'
import { type FormArgs, formAction } from '../kit/forms/form-action.server.ts'
import { AsideNote, FormPage } from '../kit/forms/form-page.tsx'
import { GuardedForm } from '../kit/forms/guarded-form.tsx'
import { inStore } from '../kit/in-store.ts'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/register.ts'

export const loader = ({ url }: Route.LoaderArgs) => ({ isLinking: url.searchParams.has('link') })

export const action = formAction(({ visitor: { shop }, form }: FormArgs<Route.ActionArgs>) =>
  answerForm(form, async () => ({
    answer: await shop.User.createCustomer({
      type: 'Retail',
      firstName: textOf(form, 'firstName'),
      lastName: textOf(form, 'lastName'),
      email: textOf(form, 'email'),
      password: secretOf(form, 'password'),
      phone: optionalTextOf(form, 'phone'),
      zip: optionalTextOf(form, 'zip'),
      marketingConsent: form.has('marketingConsent'),
      wantsTerms: false,
      customerNumber: optionalTextOf(form, 'customerNumber'),
      captcha: optionalTextOf(form, 'captcha'),
    }),
  })),
)

export const meta: Route.MetaFunction = ({ matches }) =>
  metaOf(matches, {
    title: 'Create a Personal Account',
    description: 'Save addresses, track orders and check out faster.',
    canonical: '/register',
  })

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && 'answer' in actionData) return <RegisterSent answer={actionData.answer} />
  const refusal = findRefusal(actionData)
  const field = fieldsOf(refusal)
  const isLinking = loaderData.isLinking || Boolean(refusal?.typed.customerNumber)
  return (
    <FormPage title="Create a Personal Account" intro="We’ll email you a link to activate it." aside={<Aside />}>
      <GuardedForm action={isLinking ? '/register?link=1' : '/register'} submit="Create account" refusal={refusal}>
        <PersonFields refusal={refusal} isPhoneNeeded={isLinking} />
        {isLinking && (
          <TextField
            label="Customer number"
            {...field('customerNumber')}
            autoComplete="off"
            maxLength={40}
            hint="On every store receipt, below the date."
            required
          />
        )}
        <TextField
          label="ZIP code"
          {...field('zip')}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          check={checkZip}
          hint="We’ll show stock at your nearest store."
          isOptional
        />
        <Checkbox
          label="Send me new tile ideas once a month"
          name="marketingConsent"
          defaultChecked={refusal?.typed.marketingConsent === 'on'}
          hint="Unsubscribe anytime."
        />
        <p className="text-sm text-stone">
          By creating an account you agree to our <Link href="/policies/terms">Terms</Link> and{' '}
          <Link href="/policies/privacy">Privacy Policy</Link>.
        </p>
      </GuardedForm>
    </FormPage>
  )
}

const Aside = () => (
  <>
    <AsideNote title="You may already have one">
      <p>
        <Link href="/sign-in">Sign in</Link>, or <Link href="/link-account">link your {inStore} account</Link> if you’ve
        shopped in one of our stores.
      </p>
    </AsideNote>
    <AsideNote title="In the trade?">
      <p>A Pro Account gives you pro pricing, quotes and optional net terms.</p>
      <Link href="/register/pro">Apply for a Pro Account</Link>
    </AsideNote>
  </>
)
