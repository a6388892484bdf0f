import type { OrderDetail } from '@tessera/client/shop/types.gen'
import { Button, LinkButton } from '@tessera/ui/button'
import { formatDay } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Form } from 'react-router'
import { PageHead } from '../../kit/account/page-head.tsx'
import { documentHref } from '../../kit/lists/document-href.ts'
import { DownloadLink } from '../../kit/lists/download-link.tsx'
import { orderHref } from '../../kit/lists/order-href.ts'
import { OrderStatus } from '../../kit/lists/order-status.tsx'

interface Props {
  order: OrderDetail
  year: number
  canBuy: boolean
  isConfirming: boolean
}

/** The order's number, status and actions. Unavailable actions show the reason. */
export function OrderHead({ order, year, canBuy, isConfirming }: Props) {
  const { number, cancel, change, extend, lines, isPickUp } = order
  const here = orderHref(number)
  const ways = [
    { to: 'add', text: 'Add to this order', isOpen: extend.isAllowed },
    { to: 'change', text: isPickUp ? 'Pickup contact' : 'Change delivery', isOpen: change.isAllowed },
    { to: 'return', text: 'Return boxes', isOpen: lines.some(({ returnability }) => returnability.canReturn) },
    { to: 'damage', text: 'Report damage', isOpen: lines.some(({ claimability }) => claimability.canClaim) },
    { to: 'cancel-lines', text: 'Cancel items', isOpen: canCancelPart(order) },
    { to: 'cancel', text: 'Cancel order', isOpen: cancel.isAllowed },
  ].filter(({ isOpen }) => isOpen)
  return (
    <div className="grid gap-4">
      <Link href="/account/orders" className="justify-self-start text-sm">
        All orders
      </Link>
      <PageHead title={`Order ${number}`}>
        <OrderFacts order={order} year={year} />
      </PageHead>
      {!isConfirming && (
        <div className="flex flex-wrap items-start gap-3">
          {canBuy && (
            <LinkButton href={`${here}?do=reorder`} kind="primary" size="Small">
              Reorder
            </LinkButton>
          )}
          {ways.map(({ to, text }) => (
            <LinkButton key={to} href={`${here}?do=${to}`} size="Small">
              {text}
            </LinkButton>
          ))}
          <Form method="post">
            <input type="hidden" name="intent" value="project" />
            <Button type="submit" size="Small" kind="quiet">
              Save as project
            </Button>
          </Form>
          <DownloadLink href={documentHref('order', number)} kind="quiet" label={`Order ${number}, PDF`}>
            PDF
          </DownloadLink>
          <DownloadLink
            href={documentHref('orderCopy', number)}
            kind="quiet"
            label={`Order ${number} without prices, PDF`}
          >
            Without prices
          </DownloadLink>
        </div>
      )}
      {!cancel.isAllowed && order.status === 'open' && cancel.reason && (
        <p className="text-sm text-stone">{cancel.reason}</p>
      )}
      {order.status === 'open' && extend.reason && (
        <p className="max-w-prose text-sm text-stone">Need to add to this order? {extend.reason}</p>
      )}
    </div>
  )
}

/** An order of a single box can only be canceled whole. */
function canCancelPart({ lines }: OrderDetail): boolean {
  const left = lines.reduce((sum, { boxes, canceledBoxes }) => sum + boxes - canceledBoxes, 0)
  return left > 1 && lines.some(({ cancellability }) => cancellability.canCancel)
}

function OrderFacts({ order, year }: { order: OrderDetail; year: number }) {
  const { placedOn, placedBy, poNumber, jobName, projectId, quoteId } = order
  const texts = [
    `Placed ${formatDay(placedOn, year)}${placedBy ? ` by ${placedBy}` : ''}`,
    poNumber && `PO ${poNumber}`,
    jobName,
  ]
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <OrderStatus {...order} />
      <span>{texts.filter(Boolean).join(' · ')}</span>
      {quoteId && <Link href={`/account/quotes/${encodeURIComponent(quoteId)}`}>Quote {quoteId}</Link>}
      {projectId && <Link href={`/account/projects/${encodeURIComponent(projectId)}`}>View project</Link>}
    </p>
  )
}
