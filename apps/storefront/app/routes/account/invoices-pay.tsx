import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { formatUnits } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { data, useNavigation } from 'react-router'
import { answerAsCustomer } from '../../features/account/answer-as-customer.server.ts'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { loadPay } from '../../features/invoices/load-pay.server.ts'
import { payActions } from '../../features/invoices/pay-actions.server.ts'
import { choiceCookieText, payHref } from '../../features/invoices/pay-selection.ts'
import { PayStep } from '../../features/invoices/pay-step.tsx'
import { PaySteps } from '../../features/invoices/pay-steps.tsx'
import { type FormRefusal, findRefusal } from '../../http/form-refusal.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { NoRightPage } from '../../kit/account/no-right-page.tsx'
import { PageHead } from '../../kit/account/page-head.tsx'
import { type FormArgs, formActions } from '../../kit/forms/form-action.server.ts'
import { RefusalSummary } from '../../kit/forms/refusal-summary.tsx'
import { metaOf } from '../../kit/seo/seo.ts'
import type { Route } from './+types/invoices-pay.ts'

export function loader({ request, url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  return asCustomer(visitor, url, async () => {
    const loaded = await loadPay(visitor, url, request.headers.get('cookie'))
    return data(loaded, { headers: { 'set-cookie': choiceCookieText(loaded.address) } })
  })
}

export const action = formActions(payActions, (args: FormArgs<Route.ActionArgs>, pay) =>
  answerAsCustomer(args, () => pay(args)),
)

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Pay invoices' })

export default function InvoicesPay({ loaderData, actionData }: Route.ComponentProps) {
  const { isPro, noRight, rows, gone, address } = loaderData
  const refusal = nameDecline(findRefusal(actionData))
  const isBusy = useNavigation().state === 'submitting'
  if (noRight) return <NoRightPage noRight={noRight} />
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <PaySteps current="Pay" />
        <PageHead title="Pay invoices" />
      </div>
      <RefusalSummary refusal={refusal} />
      {gone.length > 0 && (
        <Notice kind="warning" title="Some documents can’t be paid">
          {formatUnits(gone.length, 'document')} {gone.length === 1 ? 'is' : 'are'} already paid, being paid by a team
          member, or unavailable.
        </Notice>
      )}
      {rows.length === 0 ? (
        <EmptyState
          title="Nothing left to pay"
          action={isPro && <LinkButton href="/account/invoices?status=open">See open invoices</LinkButton>}
        >
          {isPro ? 'A team member may have already paid it.' : 'It’s already paid or no longer due.'}
        </EmptyState>
      ) : (
        <PayStep key={stepKey(payHref(address), rows)} {...loaderData} {...{ refusal, isBusy }} />
      )}
      <div>
        <LinkButton href={isPro ? '/account/invoices?status=open' : '/account/orders'} kind="quiet">
          {isPro ? 'Back to invoices' : 'Back to orders'}
        </LinkButton>
      </div>
    </div>
  )
}

/** A declined card is no mistake in the form. */
const nameDecline = (refusal: FormRefusal | undefined): FormRefusal | undefined =>
  refusal?.code === 'Payment.Declined' ? { ...refusal, title: 'Your payment didn’t go through' } : refusal

/** Other documents or amounts reset the form; a refusal keeps the typed values. */
const stepKey = (href: string, rows: readonly { documentId: string; openCents: number; heldCents: number }[]): string =>
  href + rows.map(({ documentId, openCents, heldCents }) => `${documentId}${openCents}${heldCents}`).join()
