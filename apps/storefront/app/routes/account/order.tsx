import { ownValue } from '@tessera/contract/kit/own-value'
import { Notice } from '@tessera/ui/notice'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { answerAsCustomer } from '../../features/account/answer-as-customer.server.ts'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { uploadAttachment, uploadPhoto } from '../../features/forms/upload-photo.server.ts'
import { AddToOrderForm, type PricedAddition } from '../../features/orders/add-to-order-form.tsx'
import { ApprovalPanel, DeclineForm } from '../../features/orders/approval-panel.tsx'
import { CancelForm } from '../../features/orders/cancel-form.tsx'
import { CancelLinesForm } from '../../features/orders/cancel-lines-form.tsx'
import { ChangeForm } from '../../features/orders/change-form.tsx'
import { orderActions } from '../../features/orders/order-actions.server.ts'
import { OrderAside } from '../../features/orders/order-aside.tsx'
import { OrderDocuments } from '../../features/orders/order-documents.tsx'
import { OrderHead } from '../../features/orders/order-head.tsx'
import { OrderLines } from '../../features/orders/order-lines.tsx'
import { OrderMessages } from '../../features/orders/order-messages.tsx'
import { OrderReturns } from '../../features/orders/order-returns.tsx'
import { OrderShipments } from '../../features/orders/order-shipments.tsx'
import { OrderTimeline } from '../../features/orders/order-timeline.tsx'
import { ReorderForm } from '../../features/orders/reorder-form.tsx'
import { ReturnForm } from '../../features/orders/return-form.tsx'
import { findRefusal } from '../../http/form-refusal.ts'
import { orNotFound } from '../../http/or-not-found.server.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { customerSetOf } from '../../kit/account/customer-set.server.ts'
import { type FormArgs, formActions } from '../../kit/forms/form-action.server.ts'
import { maxPhotosBytes, uploadFormPhotos } from '../../kit/forms/upload-form-photos.server.ts'
import { orderHref } from '../../kit/lists/order-href.ts'
import { uploadFormPhoto } from '../../kit/plans/upload-form-photo.server.ts'
import { metaOf } from '../../kit/seo/seo.ts'
import { accountRights } from '../../shell/account/account-rights.ts'
import type { Route } from './+types/order.ts'

export function loader({ url, params, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  return asCustomer(visitor, url, async () => {
    const [order, set] = await Promise.all([
      orNotFound(visitor.shop.MyAccount.GetOrderDetail({ projectId: params.number })),
      customerSetOf(visitor),
    ])
    const query = url.searchParams
    const rights = accountRights(set)
    return {
      order,
      // retail customers have no billing area, so they pay the order's open amount here
      canPay: rights.canPay || !rights.isPro,
      canBuy: rights.canBuy,
      year: visitor.year,
      doing: query.get('do') ?? '',
      done: query.get('done') ?? '',
    }
  })
}

export const action = formActions(
  orderActions,
  (args: FormArgs<Route.ActionArgs>, change) =>
    answerAsCustomer(args, async () => {
      const { request, form, visitor, params } = args
      await uploadFormPhoto(request, form, uploadAttachment)
      await uploadFormPhotos(request, form, uploadPhoto)
      return change({ visitor, number: params.number, form })
    }),
  { maxBytes: maxPhotosBytes },
)

export const meta: Route.MetaFunction = ({ matches, params }) => metaOf(matches, { title: `Order ${params.number}` })

const messages: Record<string, string> = {
  approved: 'Order approved. The items are reserved, and we’ve emailed the person who placed it.',
  'approved-again':
    'Order approved. The card authorization had expired, so we asked the bank again and it agreed. The items are reserved.',
  declined: 'Order declined. Nothing was charged, and we’ve emailed your reason to the person who placed it.',
  canceled: 'Your order is canceled and won’t ship. Any charges will be refunded to your original payment method.',
  'lines-canceled': 'Those boxes are canceled. The rest of your order is unchanged.',
  return: 'We’ve received your return request. We’ll reply by email, usually within one day.',
  kept: 'Your return is canceled. Keep the boxes.',
  'claim-kept': 'Claim withdrawn.',
  claimed: 'We’ve received your claim. Please keep the damaged tiles. We’ll reply by email.',
  changed: 'Order updated.',
  'added-separately': 'It’s over your limit, so it’s an order of its own that ships once it’s approved.',
  added: 'Added to your order and reserved. It ships with the order on the same invoice.',
  sent: 'Message sent to your store. We’ll reply by email.',
}

/** Finds the priced addition in the action data. */
const findAddition = (answer: unknown): PricedAddition | undefined =>
  typeof answer === 'object' && answer !== null && 'addition' in answer
    ? (answer.addition as PricedAddition)
    : undefined

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  const { order, canPay, canBuy, year, doing, done } = loaderData
  const refusal = findRefusal(actionData)
  const problem = refusal && (refusal.fields[''] ?? refusal.message)
  const isBusy = useNavigation().state === 'submitting'
  const panel = { order, number: order.number, back: orderHref(order.number), year, isBusy, problem }
  const panels: Record<string, ReactNode> = {
    reorder: canBuy && <ReorderForm {...panel} typed={refusal?.typed} />,
    return: <ReturnForm {...panel} kind="return" typed={refusal?.typed ?? {}} />,
    damage: <ReturnForm {...panel} kind="damage" typed={refusal?.typed ?? {}} photoError={refusal?.fields.photo} />,
    add: order.extend.isAllowed && <AddToOrderForm {...panel} refusal={refusal} addition={findAddition(actionData)} />,
    change: order.change.isAllowed && <ChangeForm {...panel} refusal={refusal} />,
    'cancel-lines': <CancelLinesForm {...panel} typed={refusal?.typed ?? {}} />,
    decline: order.approval?.canAnswer && (
      <DeclineForm {...panel} typed={refusal?.typed ?? {}} fields={refusal?.fields ?? {}} />
    ),
    cancel: order.cancel.isAllowed && <CancelForm {...panel} />,
  }
  return (
    <div className="grid gap-8">
      <OrderHead
        order={order}
        year={year}
        canBuy={canBuy}
        isConfirming={Boolean(ownValue(panels, doing)) || order.approval?.canAnswer === true}
      />
      {ownValue(messages, done) && (
        <Notice kind="success" isLive>
          {ownValue(messages, done)}
        </Notice>
      )}
      {problem && !ownValue(panels, doing) && <Notice kind="error" isLive title={problem} />}
      {ownValue(panels, doing) || <ApprovalPanel order={order} isBusy={isBusy} />}
      <OrderTimeline order={order} year={year} />
      <div className="grid gap-x-10 gap-y-8 wide:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 content-start gap-10">
          <OrderLines
            lines={order.lines}
            shipments={order.shipments}
            year={year}
            isAwaitingApproval={order.status === 'awaiting-approval'}
          />
          <OrderShipments shipments={order.shipments} year={year} />
          <OrderReturns returns={order.returns} year={year} />
          <OrderDocuments documents={order.documents} year={year} canPay={canPay} />
          <OrderMessages order={order} refusal={refusal} isBusy={isBusy} />
        </div>
        <OrderAside order={order} year={year} />
      </div>
    </div>
  )
}
