import { Notice } from '@tessera/ui/notice'
import { useState } from 'react'
import type { EditOutcome } from '../../generic/edit-view.ts'
import type { BenchResult } from '../rules/bench-view.ts'
import { findRuleProblem } from '../rules/check-rule.ts'
import { RulePage } from '../rules/rule-page.tsx'
import { PromotionFields } from './promotion-fields.tsx'
import type { PromotionFormView } from './promotion-view.ts'
import { StateBadge, usedText } from './promotions-screen.tsx'

interface Props {
  view: PromotionFormView
  outcome: EditOutcome | undefined
  /** The answer to a test without script. */
  tested: BenchResult | undefined
}

/** One promotion: its rule, its limits and whom it is for, with a test on real orders beside it. */
export function PromotionScreen({ view, outcome, tested }: Props) {
  const { id, title, state, used, limit, actions, unassigned, missingBench } = view
  const { texts } = outcome ?? view
  const [isOnLines, setOnLines] = useState(texts.LineItemLevel === 'true')
  const [eligible, setEligible] = useState(texts.EligibleExpression ?? '')
  const [value, setValue] = useState(texts.ValueExpression ?? '')
  const level = isOnLines ? 'line' : 'order'
  const problem =
    findRuleProblem(eligible, `promotion-${level}-eligible`) ?? findRuleProblem(value, `promotion-${level}-value`)
  return (
    <RulePage
      view={view}
      about={
        state && (
          <span className="mt-1 inline-flex items-center gap-2">
            <StateBadge state={state} /> Used {usedText(used, limit)}
          </span>
        )
      }
      crumbs={[
        { title: 'Promotions', url: '/promotions' },
        { title, url: '' },
      ]}
      actions={actions}
      notice={
        <>
          {unassigned.length > 0 && (
            <Notice kind="warning" isLive>
              It couldn’t be assigned to {unassigned.join(', ')}. Check the IDs below.
            </Notice>
          )}
          {view.isForNoOne && (
            <Notice kind="warning">
              No customer can use this promotion yet. Under Customers, choose every customer or enter companies.
            </Notice>
          )}
        </>
      }
      outcome={outcome}
      hidden={{ recordID: id }}
      isSound={!problem}
      isComplete={eligible !== '' && value !== ''}
      bench={{ href: '/console/bench/promotions', what: 'orders', missing: missingBench, given: tested }}
    >
      {(isRestored) => (
        <PromotionFields
          view={view}
          texts={texts}
          problems={outcome?.problems ?? {}}
          isNew={id === '' && !outcome}
          rule={{ isOnLines, setOnLines, eligible, setEligible, value, setValue, isRestored }}
        />
      )}
    </RulePage>
  )
}
