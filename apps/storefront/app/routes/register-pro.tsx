import type { NewCustomerInput } from '@tessera/client/shop/types.gen'
import { certificateUpload } from '@tessera/contract/middleware/users/certificate-upload'
import { Link } from '@tessera/ui/link'
import { CompanyFields } from '../features/auth/company-fields.tsx'
import { PersonFields } from '../features/auth/person-fields.tsx'
import { RegisterSent } from '../features/auth/register-sent.tsx'
import { answerForm, optionalTextOf, secretOf, textOf } from '../http/answer-form.server.ts'
import { findRefusal } from '../http/form-refusal.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { type FormArgs, formAction } from '../kit/forms/form-action.server.ts'
import { AsideNote, FormPage } from '../kit/forms/form-page.tsx'
import { GuardedForm } from '../kit/forms/guarded-form.tsx'
import { readAddress } from '../kit/forms/read-address.ts'
import { listChoices } from '../kit/forms/static-choices.server.ts'
import { uploadFile } from '../kit/forms/upload-file.server.ts'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/register-pro.ts'

export const loader = async ({ context }: Route.LoaderArgs) => ({
  trades: await listChoices(context.get(visitorContext).shop, 'tradeTypes'),
})

const certificate = { path: certificateUpload.path, field: 'certificate', usualType: 'application/pdf' }
/** More than the certificate limit, so that a large file is refused at its field and the typed text is not lost. */
const maxBytes = 24 * 1024 * 1024

export const action = formAction(
  ({ request, visitor: { shop }, form }: FormArgs<Route.ActionArgs>) =>
    answerForm(form, async () => {
      const file = form.get('certificateFile')
      // the uploaded ID stays in the form, so that the file is not lost if another field is refused
      if (file instanceof File && file.size > 0) form.set('certificate', await uploadFile(request, file, certificate))
      return { answer: await shop.User.createCustomer(customerInputOf(form)) }
    }),
  { maxBytes },
)

const customerInputOf = (form: FormData): NewCustomerInput => ({
  type: 'Pro',
  firstName: textOf(form, 'firstName'),
  lastName: textOf(form, 'lastName'),
  email: textOf(form, 'email'),
  password: secretOf(form, 'password'),
  phone: optionalTextOf(form, 'phone'),
  marketingConsent: false,
  company: optionalTextOf(form, 'company'),
  trade: optionalTextOf(form, 'trade'),
  taxId: optionalTextOf(form, 'taxId'),
  website: optionalTextOf(form, 'website'),
  address: readAddress(form),
  expectedVolume: optionalTextOf(form, 'expectedVolume'),
  referredBy: optionalTextOf(form, 'referredBy'),
  wantsTerms: form.has('wantsTerms'),
  certificate: optionalTextOf(form, 'certificate'),
  captcha: optionalTextOf(form, 'captcha'),
})

export const meta: Route.MetaFunction = ({ matches }) =>
  metaOf(matches, {
    title: 'Apply for a Pro Account',
    description: 'Pro pricing, quotes and terms for contractors, designers and builders.',
    canonical: '/register/pro',
  })

export default function RegisterPro({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && 'answer' in actionData) return <RegisterSent answer={actionData.answer} />
  const refusal = findRefusal(actionData)
  return (
    <FormPage
      title="Apply for a Pro Account"
      intro="We review every application, usually within two business days."
      aside={<Aside />}
    >
      <GuardedForm action="/register/pro" submit="Submit application" refusal={refusal} hasFile>
        <fieldset className="grid gap-4">
          <legend className="mb-4 font-display text-2xl">You</legend>
          <PersonFields refusal={refusal} />
        </fieldset>
        <CompanyFields refusal={refusal} trades={loaderData.trades} />
        <p className="text-sm text-stone">
          By applying you agree to our <Link href="/policies/terms">Terms</Link> and{' '}
          <Link href="/policies/privacy">Privacy Policy</Link>.
        </p>
      </GuardedForm>
    </FormPage>
  )
}

const Aside = () => (
  <>
    <AsideNote title="What happens next">
      <ol className="grid list-decimal gap-2 ps-5">
        <li>We’ll email you a link to activate your account. You can shop at regular prices right away.</li>
        <li>We review your application. A tax certificate speeds this up.</li>
        <li>We email you our decision. Once approved, you’ll see your pro prices.</li>
      </ol>
    </AsideNote>
    <AsideNote title="Not in the trade?">
      <Link href="/register">Create a Personal Account</Link>
    </AsideNote>
  </>
)
