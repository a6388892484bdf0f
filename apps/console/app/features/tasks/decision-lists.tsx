import type { OperatorTasks } from '@tessera/client/shop/types.gen'
import { formatMoney } from '@tessera/ui/format'
import { ProDecisionButtons, ProTermsFields } from './pro-decision-fields.tsx'
import { RefundForm } from './refund-form.tsx'
import { DoButton, TaskCard, TaskForm, TaskText } from './task-card.tsx'
import type { ListProps } from './task-list.ts'

type Item<Name extends keyof OperatorTasks> = OperatorTasks[Name][number]

export function ProRequestsList({ items, formKey, outcome, ageOf }: ListProps<Item<'proAccounts'>>) {
  return items.map((request) => {
    const { customerNumber: number, account, contact, email, phone, trade, taxId, place, askedAt } = request
    return (
      <TaskCard
        key={number}
        title={account}
        href={`/pro-requests/${number}`}
        account={`Customer ${number}`}
        store={place}
        age={ageOf(askedAt)}
        of={{ kind: 'customer', number }}
      >
        <p className="wrap-anywhere">
          {[contact, email, phone, trade, taxId && `tax ID ${taxId}`].filter(Boolean).join(' · ')}
        </p>
        <p>
          {request.wantsTerms ? 'Wants to buy on terms.' : 'Pays by card.'}
          {request.expectedVolume && ` Expected volume: ${request.expectedVolume} a year.`}
        </p>
        {request.hasCertificate && (
          <a
            href={`/console/tasks/certificate?${new URLSearchParams({ customerNumber: number })}`}
            target="_blank"
            rel="noreferrer"
          >
            Open the certificate
          </a>
        )}
        <TaskForm number={number} formKey={formKey} outcome={outcome}>
          <ProTermsFields number={number} outcome={outcome} />
          <TaskText label="Message to the applicant" number={number} outcome={outcome} isOptional />
          <ProDecisionButtons />
        </TaskForm>
      </TaskCard>
    )
  })
}

export function RefundsList({ items, formKey, outcome, ageOf }: ListProps<Item<'refunds'>>) {
  return items.map(({ refundId, account, storeName, documentId, cents, requestedAt }) => (
    <TaskCard
      key={refundId}
      title={`${formatMoney(cents)} for ${documentId}`}
      account={account}
      store={storeName}
      age={ageOf(requestedAt)}
      of={{ kind: 'refund', number: refundId }}
    >
      <RefundForm refundId={refundId} formKey={formKey} outcome={outcome} />
    </TaskCard>
  ))
}

export function CompanyNamesList({ items, formKey, outcome, ageOf }: ListProps<Item<'companyNames'>>) {
  return items.map(({ customerNumber: number, account, wanted, askedAt }) => (
    <TaskCard
      key={number}
      title={`${account} → ${wanted}`}
      account={`Customer ${number}`}
      store={null}
      age={ageOf(askedAt)}
      of={{ kind: 'customer', number }}
    >
      <TaskForm number={number} formKey={formKey} outcome={outcome}>
        <TaskText label="Reason, if you decline" number={number} outcome={outcome} isOptional />
        <div className="flex flex-wrap gap-3">
          <DoButton intent="decideName:approve">Approve</DoButton>
          <DoButton intent="decideName:decline" kind="danger">
            Decline
          </DoButton>
        </div>
      </TaskForm>
    </TaskCard>
  ))
}
