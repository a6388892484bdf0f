import { LinkButton } from '@tessera/ui/button'
import { formatDay } from '@tessera/ui/format'
import { TimeZoneProvider } from '@tessera/ui/time-zone'
import { isLinkRefusal, LinkRefused } from '../features/forms/link-refused.tsx'
import { OrderStatusForm } from '../features/order-status/order-status-form.tsx'
import { OrderAside } from '../features/orders/order-aside.tsx'
import { OrderLines } from '../features/orders/order-lines.tsx'
import { OrderReturns } from '../features/orders/order-returns.tsx'
import { OrderShipments } from '../features/orders/order-shipments.tsx'
import { OrderTimeline } from '../features/orders/order-timeline.tsx'
import { answerForm, refuseField, textOf } from '../http/answer-form.server.ts'
import { findRefusal } from '../http/form-refusal.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { PageHead } from '../kit/account/page-head.tsx'
import { type FormArgs, formAction } from '../kit/forms/form-action.server.ts'
import { SentState } from '../kit/forms/sent-state.tsx'
import { secretPageHeaders } from '../kit/forms/use-clean-address.ts'
import { OrderStatus as StatusBadge } from '../kit/lists/order-status.tsx'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/order-status.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { shop, profile, year } = context.get(visitorContext)
  const token = url.searchParams.get('token')
  const known = { orderNumber: url.searchParams.get('order')?.slice(0, 60) ?? '', email: profile.email }
  if (!token) return { order: null, known, year: 0 }
  return answerForm(new FormData(), async () => ({
    order: await shop.OrderStatus.getOrder({ token }),
    known,
    year,
  }))
}

export const action = formAction(({ visitor: { shop }, form }: FormArgs<Route.ActionArgs>) =>
  answerForm(form, async () => {
    const number = textOf(form, 'orderNumber')
    if (!number) return refuseField(form, 'orderNumber', 'Enter your order number.')
    return { answer: await shop.OrderStatus.requestLink({ number, email: textOf(form, 'email') }) }
  }),
)

export const headers = () => secretPageHeaders

export const meta: Route.MetaFunction = ({ matches }) =>
  metaOf(matches, {
    title: 'Order status',
    description: 'Find an order by its number and your email address.',
    canonical: '/order-status',
  })

/** The emailed link shows the order to read only; without it the page asks for number and email address. */
export default function OrderStatus({ loaderData, actionData }: Route.ComponentProps) {
  const linkRefusal = findRefusal(loaderData)
  if (linkRefusal && isLinkRefusal(linkRefusal.code))
    return (
      <LinkRefused
        code={linkRefusal.code}
        message="Enter your order number and email address, and we’ll send you a new one."
        href="/order-status"
      />
    )
  if ('order' in loaderData && loaderData.order)
    return (
      <TimeZoneProvider value={loaderData.order.timeZone}>
        <GuestOrder order={loaderData.order} year={loaderData.year} />
      </TimeZoneProvider>
    )
  if (actionData && 'answer' in actionData)
    return (
      <SentState
        title="Check your email"
        message={<p>{actionData.answer.message}</p>}
        action={<LinkButton href="/order-status">Try another number</LinkButton>}
      />
    )
  const known = 'known' in loaderData ? loaderData.known : { orderNumber: '', email: null }
  return <OrderStatusForm refusal={findRefusal(actionData) ?? linkRefusal} known={known} />
}

type FoundOrder = NonNullable<Extract<Route.ComponentProps['loaderData'], { order: unknown }>['order']>

function GuestOrder({ order, year }: { order: FoundOrder; year: number }) {
  const { number } = order
  const contact = (topic: string) => `/contact?topic=${topic}&order=${encodeURIComponent(number)}`
  return (
    <div className="page grid gap-8 pt-10">
      <PageHead title={`Order ${number}`}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge {...order} />
          <span>Placed {formatDay(order.placedOn, year)}</span>
        </p>
      </PageHead>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={contact('return')} size="Small">
          Return boxes
        </LinkButton>
        <LinkButton href={contact('delivery-or-damage')} size="Small">
          Report damage
        </LinkButton>
        <LinkButton href={contact('order')} size="Small">
          Ask about this order
        </LinkButton>
      </div>
      <OrderTimeline order={order} year={year} />
      <div className="grid gap-x-10 gap-y-8 desktop:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 content-start gap-10">
          <OrderLines lines={order.lines} shipments={order.shipments} year={year} />
          <OrderShipments shipments={order.shipments} year={year} hasDocuments={false} />
          <OrderReturns returns={order.returns} year={year} isReadOnly />
        </div>
        <OrderAside order={order} year={year} />
      </div>
    </div>
  )
}
