import type { BillingSummary } from '@tessera/client/shop/types.gen'
import { ProgressBar } from '@tessera/ui/charts/progress-bar'
import { formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'

/** Net terms with the used and the available part of the credit line. */
export function TermsCard({ billing }: { billing: BillingSummary }) {
  const { creditLineCents, creditUsedCents, creditFreeCents, terms, termsText, isOnHold } = billing
  const percent = creditLineCents > 0 ? (creditUsedCents * 100) / creditLineCents : 0
  const used = `${formatMoney(creditUsedCents)} used`
  return (
    <section aria-labelledby="terms-title" className="grid gap-4 border border-grout bg-surface p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="terms-title" className="text-2xl">
          Net terms
        </h2>
        <p className="text-stone">
          {termsText} <span className="tabular">({terms})</span>
        </p>
      </div>
      {isOnHold && (
        <Notice kind="warning" title="Your credit line is on hold">
          New orders on terms are paused until open invoices are paid. <Link href="/contact">Contact us</Link> with
          questions.
        </Notice>
      )}
      <p>
        <span className="font-display text-3xl leading-tight">{formatMoney(creditFreeCents)}</span>{' '}
        <span className="text-stone">available of {formatMoney(creditLineCents)}</span>
      </p>
      <ProgressBar
        label="Credit line used"
        percent={percent}
        tone={percent >= 90 ? 'sale' : 'ink'}
        text={`${used}, ${formatMoney(creditFreeCents)} available`}
        ends={[used, `${formatMoney(creditFreeCents)} available`]}
      />
      <Link href="/account/invoices?status=open" className="inline-flex min-h-8 items-center justify-self-start">
        See open invoices
      </Link>
    </section>
  )
}
