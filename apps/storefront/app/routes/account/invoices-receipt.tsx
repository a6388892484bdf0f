import { LinkButton } from '@tessera/ui/button'
import { FactList } from '@tessera/ui/fact-list'
import { formatMoney } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { Moment } from '@tessera/ui/time-zone'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { payHref } from '../../features/invoices/pay-selection.ts'
import { PaySteps } from '../../features/invoices/pay-steps.tsx'
import { ReceiptDocuments } from '../../features/invoices/receipt-documents.tsx'
import { usePolling } from '../../features/invoices/use-polling.ts'
import { orNotFound } from '../../http/or-not-found.server.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { NoRightPage } from '../../kit/account/no-right-page.tsx'
import { orNoRight } from '../../kit/account/or-no-right.server.ts'
import { PageHead } from '../../kit/account/page-head.tsx'
import { documentHref } from '../../kit/lists/document-href.ts'
import { DownloadLink } from '../../kit/lists/download-link.tsx'
import { metaOf } from '../../kit/seo/seo.ts'
import type { Route } from './+types/invoices-receipt.ts'

export function loader({ url, params, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { paymentId } = params
  return asCustomer(visitor, url, async () => ({
    ...(await orNotFound(orNoRight(visitor.shop.MyBilling.GetInvoicePayment({ paymentId })))),
    isPro: visitor.profile.isPro,
  }))
}

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Receipt' })

const titles = {
  paid: 'Thank you',
  working: 'Payment under review',
  pending: 'Waiting for your bank',
  challenge: 'Your bank needs to verify this payment',
  declined: 'Your payment didn’t go through',
} as const

export default function InvoicesReceipt({ loaderData: { value: payment, noRight, isPro } }: Route.ComponentProps) {
  usePolling(payment?.status === 'working')
  if (noRight) return <NoRightPage noRight={noRight} />
  const { status, message, nextUrl, documents, credits, receiptId, paymentId } = payment
  const isPaid = status === 'paid'
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <PaySteps current="Receipt" />
        <PageHead
          title={titles[status]}
          actions={
            isPaid && (
              <DownloadLink href={documentHref('receipt', receiptId ?? paymentId)} kind="primary" size="Medium">
                Receipt as PDF
              </DownloadLink>
            )
          }
        >
          {isPaid && `${formatMoney(payment.totalCents)} was paid and posted to your account.`}
        </PageHead>
      </div>
      {!isPaid && (
        <Notice
          kind={status === 'declined' ? 'error' : 'info'}
          isLive
          action={<NextStep {...{ status, nextUrl, documents }} />}
        >
          {message}
        </Notice>
      )}
      <FactList
        facts={[
          ['Receipt', receiptId],
          ['Paid on', payment.paidAt && <Moment key="paid" at={payment.paidAt} />],
          ['Paid by', payment.paidBy],
          ['Paid with', payment.cardCents > 0 && payment.cardText],
          ['Charged', payment.cardCents > 0 && formatMoney(payment.cardCents)],
          ['Credits applied', payment.creditCents > 0 && formatMoney(payment.creditCents)],
        ]}
      />
      <ReceiptDocuments documents={documents} credits={credits} />
      <div>
        <LinkButton href={isPro ? '/account/invoices' : '/account/orders'}>
          {isPro ? 'Back to invoices' : 'Back to orders'}
        </LinkButton>
      </div>
    </div>
  )
}

interface StepProps {
  status: keyof typeof titles
  nextUrl: string | null
  documents: readonly { documentId: string; paidCents: number }[]
}

function NextStep({ status, nextUrl, documents }: StepProps) {
  if (status === 'challenge' && nextUrl)
    return (
      <a href={nextUrl} className="inline-flex min-h-11 items-center">
        Continue to your bank
      </a>
    )
  if (status !== 'declined') return <LinkButton href="">Check again</LinkButton>
  const picks = documents.map(({ documentId, paidCents }) => ({ id: documentId, cents: paidCents }))
  return (
    <LinkButton href={payHref({ picks, usesCredits: true })} kind="primary">
      Try another card
    </LinkButton>
  )
}
