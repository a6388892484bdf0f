import { TextField } from '@tessera/ui/field'
import { BankFields } from '../features/forms/bank-fields.tsx'
import { CallUs } from '../features/forms/call-us.tsx'
import { FormSent } from '../features/forms/form-sent.tsx'
import { isLinkRefusal, LinkRefused } from '../features/forms/link-refused.tsx'
import { sendVendorForm } from '../features/forms/send-vendor-form.server.ts'
import { useSupport } from '../features/forms/use-support.ts'
import { WithoutScript } from '../features/forms/without-script.tsx'
import { fieldsOf, findRefusal } from '../http/form-refusal.ts'
import { EmailField } from '../kit/forms/email-field.tsx'
import { type FormArgs, formAction } from '../kit/forms/form-action.server.ts'
import { AsideNote, FormPage } from '../kit/forms/form-page.tsx'
import { GuardedForm } from '../kit/forms/guarded-form.tsx'
import { secretPageHeaders, useCleanAddress } from '../kit/forms/use-clean-address.ts'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/vendor-payment.ts'

export const loader = ({ url }: Route.LoaderArgs) => ({ token: url.searchParams.get('token') ?? '' })

export const action = formAction(({ visitor, form }: FormArgs<Route.ActionArgs>) => sendVendorForm(visitor.shop, form))

export const headers = () => secretPageHeaders

export const meta: Route.MetaFunction = ({ matches }) =>
  metaOf(matches, { title: 'Vendor payment', description: 'For our suppliers.', canonical: '/vendor-payment' })

export default function VendorPayment({ loaderData, actionData }: Route.ComponentProps) {
  const { phone } = useSupport()
  useCleanAddress('/vendor-payment')
  if (actionData && 'answer' in actionData)
    return (
      <FormSent
        form={actionData.isInvitation ? 'vendor-payment-email' : 'vendor-payment'}
        title={actionData.isInvitation ? 'Check your email' : 'We received your payment details'}
        answer={actionData.answer}
      />
    )
  const refusal = findRefusal(actionData)
  if (refusal && isLinkRefusal(refusal.code)) return <LinkRefused {...refusal} href="/vendor-payment" />
  const token = refusal ? (refusal.typed.token ?? '') : loaderData.token
  const common = {
    action: '/vendor-payment',
    refusal,
    hasTrap: true,
    withoutScript: <WithoutScript phone={phone} />,
  }
  return (
    <FormPage
      title="Vendor payment"
      intro={
        token
          ? 'Encrypted on arrival and visible only to our accounting team.'
          : 'For our suppliers: tell us where to pay you. We’ll first email you a secure link.'
      }
      aside={<Aside />}
    >
      {token ? (
        <GuardedForm key="bank" {...common} submit="Submit payment details">
          <input type="hidden" name="token" value={token} />
          <BankFields refusal={refusal} />
        </GuardedForm>
      ) : (
        <GuardedForm key="mail" {...common} submit="Email me the link">
          <TextField
            label="Company"
            {...fieldsOf(refusal)('company')}
            autoComplete="organization"
            maxLength={100}
            required
          />
          <EmailField {...fieldsOf(refusal)('email')} hint="We’ll send payment notices here." />
        </GuardedForm>
      )}
    </FormPage>
  )
}

const Aside = () => (
  <>
    <AsideNote title="Protect your bank details">
      <p>
        We never ask for bank details by phone or email. Use only the secure link we send you. It works once and expires
        in 24 hours.
      </p>
    </AsideNote>
    <CallUs title="Questions?" />
  </>
)
