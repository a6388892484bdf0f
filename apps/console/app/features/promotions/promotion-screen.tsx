import { Button, LinkButton } from '@tessera/ui/button'
import { ErrorSummary } from '@tessera/ui/error-summary'
import { Notice } from '@tessera/ui/notice'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { ConflictList } from '../../generic/conflict-list.tsx'
import { DoneNotice } from '../../generic/done-notice.tsx'
import type { EditOutcome } from '../../generic/edit-view.ts'
import { PageHead } from '../../generic/page-head.tsx'
import { UnsavedNotice, useUnsaved } from '../../generic/unsaved.tsx'
import { BenchPanel } from '../rules/bench-panel.tsx'
import type { BenchResult } from '../rules/bench-view.ts'
import { findRuleProblem } from '../rules/check-rule.ts'
import { useBench } from '../rules/use-bench.ts'
import { PromotionFields } from './promotion-fields.tsx'
import type { PromotionFormView } from './promotion-view.ts'
import { StateBadge, usedText } from './promotions-screen.tsx'

const formID = 'rule-form'

interface Props {
  view: PromotionFormView
  outcome: EditOutcome | undefined
  /** The answer to a test without script. */
  tested: BenchResult | undefined
}

/** One promotion: its rule, its limits and whom it is for, with a test on real orders beside it. */
export function PromotionScreen({ view, outcome, tested }: Props) {
  const { id, title, state, used, limit, actions, unassigned, missingBench } = view
  const { texts, key, seen } = outcome ?? view
  const { form, isRestored, discard } = useUnsaved(outcome?.key)
  const [isOnLines, setOnLines] = useState(texts.LineItemLevel === 'true')
  const [eligible, setEligible] = useState(texts.EligibleExpression ?? '')
  const [value, setValue] = useState(texts.ValueExpression ?? '')
  const level = isOnLines ? 'line' : 'order'
  const isSound =
    !findRuleProblem(eligible, `promotion-${level}-eligible`) && !findRuleProblem(value, `promotion-${level}-value`)
  const bench = useBench(form, missingBench ? null : '/console/bench/promotions', isSound && eligible !== '', tested)
  const about = state && (
    <span className="inline-flex items-center gap-2">
      <StateBadge state={state} /> Used {usedText(used, limit)}
    </span>
  )
  return (
    <div className="grid gap-5">
      <PageHead
        title={title}
        about={about ?? undefined}
        crumbs={[
          { title: 'Promotions', url: '/promotions' },
          { title, url: '' },
        ]}
        actions={actions}
      />
      <DoneNotice />
      {unassigned.length > 0 && (
        <Notice kind="warning" isLive>
          It couldn’t be assigned to {unassigned.join(', ')}. Check the IDs below.
        </Notice>
      )}
      {isRestored && <UnsavedNotice discard={discard} />}
      <Problems outcome={outcome} />
      <div className="rule-page">
        <Form method="post" id={formID} ref={form} className="grid min-w-0 gap-6">
          <input type="hidden" name="seen" value={seen} />
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="recordID" value={id} />
          <ConflictList conflicts={outcome?.conflicts ?? []} />
          <PromotionFields
            view={view}
            texts={texts}
            problems={outcome?.problems ?? {}}
            rule={{ isOnLines, setOnLines, eligible, setEligible, value, setValue, isRestored }}
          />
          <SaveBar view={view} isSound={isSound} />
        </Form>
        <BenchPanel missing={missingBench} what="orders" formID={formID} state={bench} isStale={!isSound} />
      </div>
    </div>
  )
}

function Problems({ outcome }: Pick<Props, 'outcome'>) {
  const { problems = {}, messages = [] } = outcome ?? {}
  const errors = Object.entries(problems).map(([field, message]) => ({ field, message }))
  if (errors.length === 0 && messages.length === 0) return null
  return <ErrorSummary title="Nothing was saved" message={messages.join(' ')} errors={errors} />
}

/** An error in the rule stops the save; a surprising test does not. */
function SaveBar({ view, isSound }: { view: PromotionFormView; isSound: boolean }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <div className="save-bar">
      <Button type="submit" name="intent" value="save" kind="primary" isBusy={isBusy} disabled={!isSound}>
        {view.submitLabel}
      </Button>
      <LinkButton href={view.backHref} kind="quiet" data-key="Escape">
        Cancel
      </LinkButton>
      {!isSound && <p className="self-center text-stone">Mend the rule to save it.</p>}
    </div>
  )
}
