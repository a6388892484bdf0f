import { SelectField, TextAreaField, TextField } from '@tessera/ui/field'
import { Link } from '@tessera/ui/link'
import { CallUs } from '../features/forms/call-us.tsx'
import { FormSent } from '../features/forms/form-sent.tsx'
import { PhotoField } from '../features/forms/photo-field.tsx'
import { uploadPhoto } from '../features/forms/upload-photo.server.ts'
import { useSupport } from '../features/forms/use-support.ts'
import { WithoutScript } from '../features/forms/without-script.tsx'
import { answerForm, optionalTextOf, textOf } from '../http/answer-form.server.ts'
import { fieldsOf, findRefusal } from '../http/form-refusal.ts'
import { optional } from '../http/or-not-found.server.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { EmailField } from '../kit/forms/email-field.tsx'
import { type FormArgs, formAction } from '../kit/forms/form-action.server.ts'
import { AsideNote, FormPage } from '../kit/forms/form-page.tsx'
import { GuardedForm } from '../kit/forms/guarded-form.tsx'
import { listChoices } from '../kit/forms/static-choices.server.ts'
import { storeChoices } from '../kit/forms/store-choices.server.ts'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/contact.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { shop, profile: shown } = context.get(visitorContext)
  const query = (name: string) => url.searchParams.get(name)?.slice(0, 60) ?? ''
  const about = query('about')
  const [topics, stores, product] = await Promise.all([
    listChoices(shop, 'contactTopics'),
    storeChoices(shop),
    about ? optional(shop.Product.GetProductItemDetails({ productName: about })) : undefined,
  ])
  const message = product ? `About ${product.record.name}, SKU ${product.record.sku}:\n` : ''
  return { topics, stores, known: { email: shown.email, topic: query('topic'), orderNumber: query('order'), message } }
}

/** More than the photo limit, so that a large photo is refused at its field and the typed text is not lost. */
const maxBytes = 24 * 1024 * 1024

export const action = formAction(
  ({ request, visitor: { shop }, form }: FormArgs<Route.ActionArgs>) =>
    answerForm(form, async () => {
      const file = form.get('photoFile')
      // the uploaded ID stays in the form, so that the photo is not lost if another field is refused
      if (file instanceof File && file.size > 0) form.set('photo', await uploadPhoto(request, file))
      const answer = await shop.Broadcast.contactusform({
        name: textOf(form, 'name'),
        email: textOf(form, 'email'),
        phone: optionalTextOf(form, 'phone'),
        topic: textOf(form, 'topic'),
        orderNumber: optionalTextOf(form, 'orderNumber'),
        storeId: optionalTextOf(form, 'storeId'),
        message: textOf(form, 'message'),
        captcha: optionalTextOf(form, 'captcha'),
        website: optionalTextOf(form, 'website'),
        photo: optionalTextOf(form, 'photo'),
      })
      return { answer }
    }),
  { maxBytes },
)

export const meta: Route.MetaFunction = ({ matches }) =>
  metaOf(matches, {
    title: 'Contact',
    description: 'Ask about an order, a delivery, a tile or a sample. We reply within one business day.',
    canonical: '/contact',
  })

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { phone } = useSupport()
  if (actionData && 'answer' in actionData)
    return <FormSent form="contact" title="We got your message" answer={actionData.answer} />
  const refusal = findRefusal(actionData)
  const field = fieldsOf(refusal, loaderData.known)
  return (
    <FormPage title="Contact" intro="We reply within one business day, and we’ll email you a copy." aside={<Aside />}>
      <GuardedForm
        action="/contact"
        submit="Send"
        refusal={refusal}
        hasTrap
        hasFile
        withoutScript={<WithoutScript phone={phone} />}
      >
        <SelectField label="Topic" {...field('topic')} required>
          <option value="">Choose</option>
          {loaderData.topics.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField label="Name" {...field('name')} autoComplete="name" maxLength={100} required />
        <EmailField {...field('email')} />
        <TextField
          label="Phone"
          {...field('phone')}
          type="tel"
          autoComplete="tel"
          maxLength={30}
          hint="If you’d like us to call."
          isOptional
        />
        <TextField label="Order number" {...field('orderNumber')} autoComplete="off" maxLength={60} isOptional />
        <SelectField label="For a store" {...field('storeId')} isOptional>
          <option value="">Any store</option>
          {loaderData.stores.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextAreaField label="Message" {...field('message')} rows={7} maxLength={4000} required />
        <PhotoField
          key={refusal?.typed.photo ?? ''}
          // a photo uploaded before stays valid unless the form refused it
          storedId={refusal?.fields.photo && !refusal.code.startsWith('Photo.') ? '' : (refusal?.typed.photo ?? '')}
          error={refusal?.fields.photo}
        />
        <p className="text-sm text-stone">
          We use your message only to reply to you. <Link href="/policies/privacy">Privacy</Link>
        </p>
      </GuardedForm>
    </FormPage>
  )
}

const Aside = () => (
  <>
    <CallUs />
    <AsideNote title="Quick answers">
      <ul className="grid gap-2">
        <li>
          <Link href="/order-status">Order status</Link>
        </li>
        <li>
          <Link href="/faq">Questions and answers</Link>
        </li>
        <li>
          <Link href="/policies/returns">Returns</Link>
        </li>
        <li>
          <Link href="/policies/shipping">Shipping and pickup</Link>
        </li>
      </ul>
    </AsideNote>
  </>
)
