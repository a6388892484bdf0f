import type { BillingSummary } from '@tessera/client/shop/types.gen'
import { LinkButton } from '@tessera/ui/button'
import { formatMoney, formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import type { ReactNode } from 'react'

const invoices = '/account/invoices'

/** The amounts open, overdue and available, above the list. */
export function BillingFigures({ summary }: { summary: BillingSummary }) {
  const { openCents, openCount, overdueCents, overdueCount, dueThisWeekCents, creditCents, isOnHold, canPay } = summary
  return (
    <div className="grid gap-4">
      {isOnHold && (
        <Notice kind="warning" title="Your credit line is on hold">
          New orders on terms are paused until overdue invoices are paid. <Link href="/contact">Contact us</Link> with
          questions.
        </Notice>
      )}
      <dl className="grid gap-px border border-grout bg-grout grid-cols-2 desktop:grid-cols-4">
        <Figure name="Open" cents={openCents} href={`${invoices}?status=open&sort=dueOn`}>
          {openCount > 0 ? formatUnits(openCount, 'document') : 'Nothing to pay'}
        </Figure>
        <Figure
          name="Overdue"
          cents={overdueCents}
          href={`${invoices}?due=overdue&sort=dueOn`}
          isPressing={overdueCents > 0}
        >
          {overdueCount > 0 ? formatUnits(overdueCount, 'document') : 'Nothing overdue'}
        </Figure>
        <Figure name="Due this week" cents={dueThisWeekCents} href={`${invoices}?due=due+7&sort=dueOn`} />
        <Figure name="Credits" cents={creditCents} href="/account/credits">
          {creditCents > 0 && 'Ready to apply'}
        </Figure>
      </dl>
      {overdueCount > 0 && canPay && (
        <div>
          <LinkButton href="/account/invoices/pay?all=overdue">Pay all overdue</LinkButton>
        </div>
      )}
    </div>
  )
}

interface FigureProps {
  name: string
  cents: number
  href: string
  isPressing?: boolean
  children?: ReactNode
}

const Figure = ({ name, cents, href, isPressing = false, children }: FigureProps) => (
  <div className="grid content-start gap-1 bg-surface p-4 tablet:p-5">
    <dt className="text-sm text-stone">{name}</dt>
    <dd className="grid gap-1">
      <Link
        href={href}
        aria-label={`${name}: ${formatMoney(cents)}`}
        className={`justify-self-start font-display text-2xl leading-tight ${isPressing ? 'text-sale' : ''}`}
      >
        {formatMoney(cents)}
      </Link>
      {children && <span className="text-sm text-stone">{children}</span>}
    </dd>
  </div>
)
