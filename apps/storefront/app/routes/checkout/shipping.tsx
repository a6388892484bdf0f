import { useNavigation } from 'react-router'
import { DeliverForms } from '../../features/checkout/deliver-forms.tsx'
import { findPickUpStores } from '../../features/checkout/find-pick-up-stores.server.ts'
import { freightRefusal } from '../../features/checkout/freight-refusal.ts'
import { fulfilmentOf } from '../../features/checkout/fulfilment.ts'
import { FulfilmentChoice } from '../../features/checkout/fulfilment-choice.tsx'
import { PickUpForm } from '../../features/checkout/pick-up-form.tsx'
import { shippingActions } from '../../features/checkout/shipping-actions.server.ts'
import { answerForm } from '../../http/answer-form.server.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { type FormArgs, formActions } from '../../kit/forms/form-action.server.ts'
import type { Route } from './+types/shipping.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { shop, profile: shown } = context.get(visitorContext)
  const [cart, book] = await Promise.all([
    shop.Cart.GetCart(),
    shown.isSignedIn ? shop.Address.getAddresses({ PageSize: '-1', Shipping: 'true' }) : undefined,
  ])
  const how = fulfilmentOf(url.searchParams.get('how'), cart)
  const typedZip = url.searchParams.get('pickUpZip')?.trim() ?? ''
  const places = { shippingAddress: cart.shippingAddress, preferredStore: shown.preferredStore }
  const near = how === 'pick-up' ? await findPickUpStores(shop, typedZip, places) : null
  return { cart, book: book?.addresses ?? [], how, near, isSignedIn: shown.isSignedIn }
}

export const action = formActions(shippingActions, ({ visitor: { shop }, form }: FormArgs<Route.ActionArgs>, change) =>
  answerForm(form, () => change(shop.Cart, form)),
)

export default function Shipping({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, book, how, near, isSignedIn } = loaderData
  const sent = actionData && 'refusal' in actionData ? actionData.refusal : undefined
  const refusal = sent ?? (near ? undefined : freightRefusal(cart))
  const isBusy = useNavigation().state === 'submitting'
  return (
    <div className="grid gap-8">
      <h1 className="text-4xl">Shipping</h1>
      <FulfilmentChoice chosen={how} />
      {near ? (
        <PickUpForm {...{ near, cart, isSignedIn, refusal, isBusy }} />
      ) : (
        <DeliverForms {...{ cart, book, isSignedIn, refusal, isBusy }} />
      )}
    </div>
  )
}
