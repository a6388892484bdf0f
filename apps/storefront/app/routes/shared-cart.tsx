import { Button, LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { formatDay, formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { Form, redirect, useNavigation } from 'react-router'
import { CopyField } from '../features/cart/copy-field.tsx'
import { SharedLines } from '../features/cart/shared-lines.tsx'
import { isLinkRefusal, LinkRefused } from '../features/forms/link-refused.tsx'
import { answerForm, textOf } from '../http/answer-form.server.ts'
import { findRefusal } from '../http/form-refusal.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { type FormArgs, formAction } from '../kit/forms/form-action.server.ts'
import { secretPageHeaders } from '../kit/forms/use-clean-address.ts'
import { metaOf, publicUrlOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/shared-cart.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const endsOn = url.searchParams.get('ends')
  const { Cart } = context.get(visitorContext).shop
  return answerForm(new FormData(), async () => ({ token, endsOn, ...(await Cart.GetSharedCart({ token })) }))
}

const atOnce = 100

/** Adds the lines to the visitor's own cart. */
export const action = formAction(({ visitor, form }: FormArgs<Route.ActionArgs>) =>
  answerForm(form, async () => {
    const { items } = await visitor.shop.Cart.GetSharedItems({ token: textOf(form, 'token') })
    await visitor.ensureToken()
    for (let first = 0; first < items.length; first += atOnce)
      await visitor.shop.Cart.AddToCart({ items: items.slice(first, first + atOnce) })
    return redirect('/shopping-cart')
  }),
)

export const headers = () => secretPageHeaders

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'A shared cart', isHidden: true })

/** The owner sees the link to send; recipients see the lines at their own prices. */
export default function SharedCart({ loaderData, actionData, matches }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle'
  const refusal = findRefusal(loaderData) ?? findRefusal(actionData)
  if (!('token' in loaderData) || (refusal && isLinkRefusal(refusal.code)))
    return (
      <LinkRefused
        code={refusal?.code ?? ''}
        message="Ask the person who sent it for a new link to their cart."
        href="/shopping-cart"
        label="Go to your cart"
      />
    )
  const { token, endsOn, items, total } = loaderData
  if (items.length === 0)
    return (
      <div className="page pt-12">
        <EmptyState
          level={1}
          title="These products are no longer available"
          action={<LinkButton href="/products">See all products</LinkButton>}
        >
          We no longer sell the products in this cart.
        </EmptyState>
      </div>
    )
  return (
    <div className="page grid max-w-3xl gap-6 pt-12">
      <h1 className="text-4xl">{endsOn ? 'Share this cart' : 'A cart shared with you'}</h1>
      {endsOn && <TheLink link={`${publicUrlOf(matches)}/shared-cart?token=${token}`} endsOn={endsOn} />}
      {refusal && (
        <Notice kind="error" isLive>
          {refusal.message}
        </Notice>
      )}
      <SharedLines items={items} />
      {total > items.length && <p className="text-stone">And {formatUnits(total - items.length, 'more item')}.</p>}
      {!endsOn && (
        <Form method="post" action={`/shared-cart?token=${token}`}>
          <input type="hidden" name="token" value={token} />
          <Button type="submit" kind="primary" size="Large" isBusy={isBusy}>
            Add {total === 1 ? 'it' : `all ${total} items`} to my cart
          </Button>
        </Form>
      )}
    </div>
  )
}

const TheLink = ({ link, endsOn }: { link: string; endsOn: string }) => (
  <Notice kind="success" title="Share this link">
    <CopyField label="Link" text={link} />
    <p className="mt-2">
      It works until {formatDay(endsOn)} and shares products and quantities. Everyone sees their own prices.
    </p>
    <p className="mt-3">
      <Link href="/shopping-cart">Back to cart</Link>
    </p>
  </Notice>
)
