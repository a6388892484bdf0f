import { TextField } from '@tessera/ui/field'
import { BankFields } from '../features/forms/bank-fields.tsx'
import { CallUs } from '../features/forms/call-us.tsx'
import { FormSent } from '../features/forms/form-sent.tsx'
import { isLinkRefusal, LinkRefused } from '../features/forms/link-refused.tsx'
import { useSupport } from '../features/forms/use-support.ts'
import { sendVendorForm } from '../features/forms/vendor-forms.server.ts'
import { WithoutScript } from '../features/forms/without-script.tsx'
import { EmailField } from '../forms/email-field.tsx'
import { AsideNote, FormPage } from '../forms/form-page.tsx'
import { fieldsOf, findRefusal } from '../forms/form-refusal.ts'
import { GuardedForm } from '../forms/guarded-form.tsx'
import { secretPageHeaders, useCleanAddress } from '../forms/use-clean-address.ts'
import { metaOf } from '../lib/seo.ts'
import { visitorContext } from '../session/context.server.ts'
import type { Route } from './+types/vendor-payment.ts'

export const loader = ({ url }: Route.LoaderArgs) => ({ token: url.searchParams.get('token') ?? '' })

export const action = async ({ request, context }: Route.ActionArgs) =>
  sendVendorForm(context.get(visitorContext).shop, await request.formData())

export const headers = () => secretPageHeaders

export const meta: Route.MetaFunction = ({ matches }) =>
  metaOf(matches, { title: 'Vendor payment', description: 'For companies we buy from.', canonical: '/vendor-payment' })

export default function VendorPayment({ loaderData, actionData }: Route.ComponentProps) {
  const { phone } = useSupport()
  useCleanAddress('/vendor-payment')
  if (actionData && 'answer' in actionData)
    return (
      <FormSent
        form={actionData.isInvitation ? 'vendor-payment-email' : 'vendor-payment'}
        title={actionData.isInvitation ? 'Please look into your mail' : 'Your payment data arrived'}
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
          ? 'Sealed when it arrives, read by accounting only, never shown again.'
          : 'For companies we buy from: tell us where to pay you. We first send a link to your address.'
      }
      aside={<Aside />}
    >
      {token ? (
        <GuardedForm key="bank" {...common} submit="Send payment data">
          <input type="hidden" name="token" value={token} />
          <BankFields refusal={refusal} />
        </GuardedForm>
      ) : (
        <GuardedForm key="mail" {...common} submit="Send me the link">
          <TextField
            label="Company"
            {...fieldsOf(refusal)('company')}
            autoComplete="organization"
            maxLength={100}
            required
          />
          <EmailField {...fieldsOf(refusal)('email')} hint="Where your letters about payment go." />
        </GuardedForm>
      )}
    </FormPage>
  )
}

const Aside = () => (
  <>
    <AsideNote title="Be careful with bank data">
      <p>
        We never ask for it by phone or in a letter. The only way is the link we send you, and it works once, for 24
        hours.
      </p>
    </AsideNote>
    <CallUs title="Questions?" />
  </>
)
