import type { NewCustomerInput } from '@tessera/client/shop/types.gen'
import { certificateUpload } from '@tessera/contract/middleware/certificates'
import { Link } from '@tessera/ui/link'
import { CompanyFields } from '../features/auth/company-fields.tsx'
import { PersonFields } from '../features/auth/person-fields.tsx'
import { RegisterSent } from '../features/auth/register-sent.tsx'
import { answerForm, maybeOf, secretOf, textOf } from '../http/form-answer.server.ts'
import { findRefusal } from '../http/form-refusal.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { type FormArgs, formAction } from '../kit/forms/form-action.server.ts'
import { AsideNote, FormPage } from '../kit/forms/form-page.tsx'
import { GuardedForm } from '../kit/forms/guarded-form.tsx'
import { placeOf } from '../kit/forms/place-of.ts'
import { listChoices } from '../kit/forms/static-choices.server.ts'
import { uploadFile } from '../kit/forms/upload-file.server.ts'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/register-pro.ts'

export const loader = async ({ context }: Route.LoaderArgs) => ({
  trades: await listChoices(context.get(visitorContext).shop, 'tradeTypes'),
})

const certificate = { path: certificateUpload.path, field: 'certificate', usualType: 'application/pdf' }
/** More than the certificate limit, so that a large file is refused at its field and the typed text is not lost. */
const mostBytes = 24 * 1024 * 1024

export const action = formAction(
  ({ request, visitor: { shop }, form }: FormArgs<Route.ActionArgs>) =>
    answerForm(form, async () => {
      const file = form.get('certificateFile')
      // the uploaded ID stays in the form, so that the file is not lost if another field is refused
      if (file instanceof File && file.size > 0) form.set('certificate', await uploadFile(request, file, certificate))
      return { answer: await shop.User.createCustomer(wishOf(form)) }
    }),
  { mostBytes },
)

const wishOf = (form: FormData): NewCustomerInput => ({
  type: 'Pro',
  firstName: textOf(form, 'firstName'),
  lastName: textOf(form, 'lastName'),
  email: textOf(form, 'email'),
  password: secretOf(form, 'password'),
  phone: maybeOf(form, 'phone'),
  marketingConsent: false,
  company: maybeOf(form, 'company'),
  trade: maybeOf(form, 'trade'),
  taxId: maybeOf(form, 'taxId'),
  website: maybeOf(form, 'website'),
  address: placeOf(form),
  expectedVolume: maybeOf(form, 'expectedVolume'),
  referredBy: maybeOf(form, 'referredBy'),
  wantsTerms: form.has('wantsTerms'),
  certificate: maybeOf(form, 'certificate'),
  captcha: maybeOf(form, 'captcha'),
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
