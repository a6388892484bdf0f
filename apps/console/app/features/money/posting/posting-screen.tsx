import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { Button } from '@tessera/ui/button'
import { formatMoney } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { Tabs } from '@tessera/ui/tabs'
import { Form, useNavigation } from 'react-router'
import type { PostingPage } from './load-posting.server.ts'
import { PostingDocuments } from './posting-documents.tsx'
import { PostingEffectView } from './posting-effect.tsx'
import { PostingFields } from './posting-fields.tsx'
import { hasOwnAmount, type PostingKind, payName, postingLabels } from './posting-form.ts'
import type { PostingOutcome } from './work-on-posting.server.ts'

interface Props extends PostingPage {
  outcome: PostingOutcome | undefined
}

const tabs: readonly PostingKind[] = ['check', 'ach', 'credit-memo', 'write-off']

/** Posts a payment or a credit against open documents: first the effect is shown, then exactly that is posted. */
export function PostingScreen(props: Props) {
  const { kind, customer, customerNumber, balanceCents, chosen } = props
  const path = `/money/customers/${customerNumber}`
  return (
    <div className="grid gap-4">
      <Breadcrumb
        crumbs={[
          { title: 'Money', url: '/money' },
          { title: customer, url: path },
          { title: postingLabels[kind], url: `${path}/post` },
        ]}
      />
      <header>
        <h1 className="text-2xl wrap-anywhere">
          {postingLabels[kind]}: {customer}
        </h1>
        <p className="text-stone">
          Balance {formatMoney(balanceCents)}
          {props.credit &&
            ` · ${props.credit.document.documentId} has ${formatMoney(props.credit.document.openCents)} left`}
        </p>
      </header>
      {kind !== 'apply' && (
        <Tabs
          label="Kinds of posting"
          tabs={tabs.map((name) => ({
            href: `${path}/post?${new URLSearchParams({ kind: name, ...(chosen && { document: chosen }) })}`,
            label: postingLabels[name],
            isCurrent: name === kind,
          }))}
        />
      )}
      <PostingForm key={kind} {...props} />
    </div>
  )
}

function PostingForm(props: Props) {
  const { kind, chosen, credit, documents, leftOut, postingKey, outcome } = props
  const isBusy = useNavigation().state !== 'idle'
  const start = outcome?.typed ?? (chosen ? { [payName(chosen)]: 'yes' } : {})
  return (
    <Form method="post" preventScrollReset className="grid gap-5">
      {/* a repeated press after a lost answer is the same posting */}
      <input type="hidden" name="key" value={outcome?.typed.key ?? postingKey} />
      <input type="hidden" name="creditId" value={credit?.document.documentId ?? ''} />
      {outcome?.problem && (
        <Notice kind="error" isLive>
          {outcome.problem}
        </Notice>
      )}
      <PostingFields kind={kind} start={start} />
      {/* typed amounts are new after they were spread */}
      <PostingDocuments key={JSON.stringify(outcome?.typed)} {...{ documents, leftOut, start }} />
      <div className="save-bar flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="preview" isBusy={isBusy}>
          Preview changes
        </Button>
        {hasOwnAmount(kind) && documents.length > 0 && (
          <Button type="submit" name="intent" value="spread" isBusy={isBusy}>
            Apply to the oldest first
          </Button>
        )}
      </div>
      {outcome?.effect && <PostingEffectView kind={kind} effect={outcome.effect} seen={outcome.seen ?? ''} />}
    </Form>
  )
}
