import type { OrderDetail } from '@tessera/client/shop/types.gen'
import { LinkButton } from '@tessera/ui/button'
import { formatDay } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { documentHref } from '../../account/download-href.ts'
import { DownloadLink } from '../../account/download-link.tsx'
import { orderHref } from '../../account/order-href.ts'
import { OrderStatus } from '../../account/order-status.tsx'
import { PageHead } from '../../account/page-head.tsx'

/** What it is, and what can be done about it now. What cannot be done says why. */
export function OrderHead({ order, year, isAsking }: { order: OrderDetail; year: number; isAsking: boolean }) {
  const { number, cancel, lines } = order
  const here = orderHref(number)
  const canReturn = lines.some(({ returnability }) => returnability.canReturn)
  return (
    <div className="grid gap-4">
      <Link href="/account/orders" className="justify-self-start text-sm">
        All orders
      </Link>
      <PageHead title={`Order ${number}`}>
        <Facts order={order} year={year} />
      </PageHead>
      {!isAsking && (
        <div className="flex flex-wrap items-start gap-3">
          <LinkButton href={`${here}?do=reorder`} kind="primary" size="Small">
            Order again
          </LinkButton>
          {canReturn && (
            <LinkButton href={`${here}?do=return`} size="Small">
              Return boxes
            </LinkButton>
          )}
          {cancel.isAllowed && (
            <LinkButton href={`${here}?do=cancel`} size="Small">
              Cancel order
            </LinkButton>
          )}
          <DownloadLink href={documentHref('order', number)} kind="quiet" label={`Order ${number}, PDF`}>
            PDF
          </DownloadLink>
        </div>
      )}
      {!cancel.isAllowed && order.status === 'open' && cancel.reason && (
        <p className="text-sm text-stone">{cancel.reason}</p>
      )}
    </div>
  )
}

function Facts({ order, year }: { order: OrderDetail; year: number }) {
  const { placedAt, placedBy, poNumber, jobName, projectId, quoteId } = order
  const words = [
    `Placed ${formatDay(placedAt, year)}${placedBy ? ` by ${placedBy}` : ''}`,
    poNumber && `PO ${poNumber}`,
    jobName,
  ]
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <OrderStatus {...order} />
      <span>{words.filter(Boolean).join(' · ')}</span>
      {quoteId && <Link href={`/account/quotes/${encodeURIComponent(quoteId)}`}>Quote {quoteId}</Link>}
      {projectId && <Link href={`/account/projects/${encodeURIComponent(projectId)}`}>Its project</Link>}
    </p>
  )
}
