import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { formatMoney } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { useNavigation } from 'react-router'
import { answerAsCustomer } from '../../features/account/answer-as-customer.server.ts'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { ApplicationsTable } from '../../features/statements/applications-table.tsx'
import { creditActions } from '../../features/statements/credit-actions.server.ts'
import { CreditForm } from '../../features/statements/credit-form.tsx'
import { loadCredits } from '../../features/statements/load-credits.server.ts'
import { findRefusal } from '../../http/form-refusal.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { NoRightPage } from '../../kit/account/no-right-page.tsx'
import { PageHead } from '../../kit/account/page-head.tsx'
import { type FormArgs, formActions } from '../../kit/forms/form-action.server.ts'
import { RefusalSummary } from '../../kit/forms/refusal-summary.tsx'
import { metaOf } from '../../kit/seo/seo.ts'
import type { Route } from './+types/credits.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  return asCustomer(visitor, url, () => loadCredits(visitor, url))
}

export const action = formActions(creditActions, (args: FormArgs<Route.ActionArgs>, change) =>
  answerAsCustomer(args, () => change(args.visitor, args.form)),
)

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Credits' })

export default function Credits({ loaderData, actionData }: Route.ComponentProps) {
  const { value: statement, noRight, chosen, canPay, formKey, applied, refunded, refundedCents } = loaderData
  const refusal = findRefusal(actionData)
  const isBusy = useNavigation().state === 'submitting'
  if (noRight) return <NoRightPage noRight={noRight} />
  const { credits, applications, creditCents, openCents, leftCreditCents, leftOpenCents } = statement
  return (
    <div className="grid gap-8">
      <PageHead title="Credits">
        {formatMoney(creditCents)} in credits, {formatMoney(openCents)} due on invoices
      </PageHead>
      <RefusalSummary refusal={refusal} />
      {applied && !refusal && <AppliedCredits {...applied} />}
      {refunded && !refusal && (
        <Notice kind="success" isLive title={`${formatMoney(refundedCents)} of ${refunded} is on its way`}>
          We’ll mail a check within five business days. This amount is reserved for your refund.
        </Notice>
      )}
      {credits.length === 0 ? (
        <EmptyState
          title="No open credits"
          action={<LinkButton href="/account/invoices">See your invoices</LinkButton>}
        >
          Credits come from returns, allowances, rewards and overpayments.
        </EmptyState>
      ) : (
        <CreditForm key={formKey} {...{ statement, chosen, canPay, formKey, refusal, isBusy }} />
      )}
      {credits.length > 0 && !canPay && (
        <Notice>
          You need the “Pay bills” permission to apply credits. An account manager can grant it under Account users.
        </Notice>
      )}
      {applications.length > 0 && (
        <section aria-labelledby="preview-title" className="grid gap-4 border-t border-grout pt-8">
          <h2 id="preview-title" className="text-2xl">
            Preview
          </h2>
          <ApplicationsTable rows={applications} />
          <p>
            After this, {formatMoney(leftCreditCents)} in credits and {formatMoney(leftOpenCents)} on invoices will
            remain.
          </p>
        </section>
      )}
      {credits.length > 0 && applications.length === 0 && (
        <p className="text-stone">
          These credits can’t be applied right now: you have no open invoices, or a pending payment is using them. Keep
          them for your next invoice, or request a refund.
        </p>
      )}
    </div>
  )
}

function AppliedCredits({ paymentId, cents }: { paymentId: string; cents: number }) {
  if (cents === 0) return <Notice isLive>There were no credits to apply.</Notice>
  return (
    <Notice
      kind="success"
      isLive
      title={`${formatMoney(cents)} in credits applied`}
      action={
        paymentId !== 'none' && <LinkButton href={`/account/invoices/receipt/${paymentId}`}>See the receipt</LinkButton>
      }
    />
  )
}
