import { LinkButton } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Link } from '@tessera/ui/link'
import { useSupport } from '../features/forms/use-support.ts'
import { WithoutScript } from '../features/forms/without-script.tsx'
import { PlainOrGuarded } from '../features/stock-alerts/plain-or-guarded.tsx'
import { answerForm, optionalTextOf, textOf } from '../http/answer-form.server.ts'
import { fieldsOf, findRefusal } from '../http/form-refusal.ts'
import { orNotFound } from '../http/or-not-found.server.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { EmailField } from '../kit/forms/email-field.tsx'
import { type FormArgs, formAction } from '../kit/forms/form-action.server.ts'
import { FormPage } from '../kit/forms/form-page.tsx'
import { SentState } from '../kit/forms/sent-state.tsx'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/product-notify.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { shop, profile: shown } = context.get(visitorContext)
  const { record, units } = await orNotFound(shop.Product.GetProductItemDetails({ productName: params.slug }))
  const { sku, name, product_url } = record
  const boxes = String(Math.max(1, Math.trunc(Number(url.searchParams.get('boxes'))) || 1))
  const { isSignedIn, email } = shown
  return { sku, name, path: product_url, unit: units.purchaseUnit, boxes, own: isSignedIn ? email : null }
}

export const action = formAction(({ visitor: { shop }, form }: FormArgs<Route.ActionArgs>) =>
  answerForm(form, async () => ({
    answer: await shop.StockAlerts.saveAlert({
      sku: textOf(form, 'sku'),
      boxes: Math.trunc(Number(textOf(form, 'boxes'))) || 1,
      email: optionalTextOf(form, 'email'),
      captcha: optionalTextOf(form, 'captcha'),
      website: optionalTextOf(form, 'website'),
    }),
  })),
)

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Notify me', isHidden: true })

export default function ProductNotify({ loaderData, actionData }: Route.ComponentProps) {
  const { sku, name, path, unit, boxes, own } = loaderData
  const { phone } = useSupport()
  if (actionData && 'answer' in actionData) {
    const { isSet, message } = actionData.answer
    return (
      <SentState
        title={isSet ? 'We’ll email you' : 'Check your email'}
        message={<p>{message}</p>}
        action={<LinkButton href={path}>Back to the product</LinkButton>}
      />
    )
  }
  const refusal = findRefusal(actionData)
  const field = fieldsOf(refusal, { boxes, email: own })
  return (
    <FormPage
      title="Notify me"
      intro={
        <p>
          We’ll email you when <Link href={path}>{name}</Link> is back in stock. One email, no newsletter.
        </p>
      }
    >
      <PlainOrGuarded
        isKnown={own !== null}
        action={`${path}/notify`}
        submit="Notify me"
        refusal={refusal}
        withoutScript={<WithoutScript phone={phone} />}
      >
        <input type="hidden" name="sku" value={sku} />
        <TextField
          label={unit === 'box' ? 'How many boxes do you need?' : 'How many do you need?'}
          {...field('boxes')}
          type="number"
          min={1}
          max={100_000}
          hint="We’ll email you when one lot has that many, so your shades match."
          required
        />
        {own === null ? (
          <EmailField {...field('email')} />
        ) : (
          <p>
            We’ll email <strong>{own}</strong>.
          </p>
        )}
      </PlainOrGuarded>
    </FormPage>
  )
}
