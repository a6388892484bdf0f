import type { BillingDetail } from '@tessera/client/shop/types.gen'
import { ownValue } from '@tessera/contract/kit/own-value'
import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { LinkButton } from '@tessera/ui/button'
import { formatMoney } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { redirect, useNavigation } from 'react-router'
import { answerAsCustomer } from '../../features/account/answer-as-customer.server.ts'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { BilledLines } from '../../features/invoices/billed-lines.tsx'
import { DisputeForm } from '../../features/invoices/dispute-form.tsx'
import { DisputeOutcomes } from '../../features/invoices/dispute-outcomes.tsx'
import { documentActions } from '../../features/invoices/document-actions.server.ts'
import { Applications, Partners } from '../../features/invoices/document-parts.tsx'
import { InvoiceFacts } from '../../features/invoices/invoice-facts.tsx'
import { InvoiceStatus } from '../../features/invoices/invoice-status.tsx'
import { loadDocument } from '../../features/invoices/load-document.server.ts'
import { payHref } from '../../features/invoices/pay-selection.ts'
import { defaultPayable, maxPayable } from '../../features/invoices/payable.ts'
import { PaymentRequestForm, ReminderForm } from '../../features/invoices/reminder-forms.tsx'
import { type FormRefusal, findRefusal } from '../../http/form-refusal.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { NoRightPage } from '../../kit/account/no-right-page.tsx'
import { PageHead } from '../../kit/account/page-head.tsx'
import { type FormArgs, formActions } from '../../kit/forms/form-action.server.ts'
import { RefusalSummary } from '../../kit/forms/refusal-summary.tsx'
import { documentHref } from '../../kit/lists/document-href.ts'
import { DownloadLink } from '../../kit/lists/download-link.tsx'
import { metaOf } from '../../kit/seo/seo.ts'
import type { Route } from './+types/invoice.ts'

export function loader({ url, params, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  return asCustomer(visitor, url, async () => ({
    ...(await loadDocument(visitor, params.documentId)),
    message: ownValue(messages, url.searchParams.get('said') ?? '') ?? null,
  }))
}

export const action = formActions(documentActions, (args: FormArgs<Route.ActionArgs>, change) =>
  answerAsCustomer(args, async () => {
    const { documentId } = args.params
    const done = await change(args.visitor.shop, documentId, args.form)
    return typeof done === 'string'
      ? redirect(`/account/invoices/${encodeURIComponent(documentId)}?said=${done}`)
      : done
  }),
)

export const meta: Route.MetaFunction = ({ matches, params }) => metaOf(matches, { title: params.documentId ?? '' })

const messages: Record<string, string> = {
  disputed: 'We’ve received your dispute and are reviewing it. Reminders are paused.',
  withdrawn: 'Dispute withdrawn.',
  reminded: 'We’ll email you a reminder that day unless it’s paid by then.',
  'not-reminded': 'Reminder removed.',
  asked: 'We’ve emailed the team members who can pay. You can send one request per day.',
}

/** The page has several forms; each shows only its own typed values. */
const disputeOf = (refusal: FormRefusal | undefined) =>
  refusal?.typed.intent === 'dispute' || refusal?.typed.intent === 'withdraw' ? refusal : undefined

export default function InvoicePage({ loaderData, actionData }: Route.ComponentProps) {
  const { value: document, noRight, partners, canPay, message } = loaderData
  const refusal = findRefusal(actionData)
  const isBusy = useNavigation().state === 'submitting'
  if (noRight) return <NoRightPage noRight={noRight} />
  return (
    <div className="grid gap-8">
      <InvoiceHead document={document} canPay={canPay} />
      <RefusalSummary refusal={refusal} />
      {message && !refusal && (
        <Notice kind="success" isLive>
          {message}
        </Notice>
      )}
      {document.disputeOutcomes.length > 0 && <DisputeOutcomes outcomes={document.disputeOutcomes} />}
      <InvoiceFacts document={document} />
      <BilledLines document={document} />
      {document.applications.length > 0 && <Applications {...document} />}
      {!document.isCredit && document.openCents > 0 && (
        <div>
          {document.canPay && !canPay && <PaymentRequestForm refusal={refusal} isBusy={isBusy} />}
          <ReminderForm document={document} refusal={refusal} isBusy={isBusy} />
          <DisputeForm document={document} refusal={disputeOf(refusal)} isBusy={isBusy} />
        </div>
      )}
      {partners.length > 0 && <Partners partners={partners} />}
    </div>
  )
}

function InvoiceHead({ document, canPay }: { document: BillingDetail; canPay: boolean }) {
  const { documentId, isCredit } = document
  const file = documentHref(document.type === 'DZ' ? 'receipt' : 'invoice', documentId)
  return (
    <div className="grid gap-4">
      <Breadcrumb
        crumbs={[
          isCredit
            ? { title: 'Billing history', url: '/account/billing-history' }
            : { title: 'Invoices', url: '/account/invoices' },
          { title: documentId, url: '' },
        ]}
      />
      <PageHead
        title={`${document.typeText} ${documentId}`}
        actions={
          <>
            <DownloadLink href={file} kind="secondary" size="Medium">
              PDF
            </DownloadLink>
            {document.canPay && canPay && (
              <LinkButton
                href={payHref({ picks: [{ id: documentId, cents: null }], usesCredits: true })}
                kind="primary"
              >
                Pay {formatMoney(defaultPayable(document) || maxPayable(document))}
              </LinkButton>
            )}
          </>
        }
      >
        <InvoiceStatus {...document} />
      </PageHead>
    </div>
  )
}
