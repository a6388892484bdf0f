import { useState } from 'react'
import type { EditOutcome } from '../../generic/edit-view.ts'
import { OperationField } from '../../generic/operation-field.tsx'
import type { BenchResult } from '../rules/bench-view.ts'
import { findRuleProblem } from '../rules/check-rule.ts'
import { RuleEditor } from '../rules/rule-editor.tsx'
import { RulePage } from '../rules/rule-page.tsx'
import type { ApprovalRuleView } from './approval-view.ts'

interface Props {
  view: ApprovalRuleView
  outcome: EditOutcome | undefined
  /** The answer to a test without script. */
  tested: BenchResult | undefined
}

const main = ['Name', 'ApprovingGroupID', 'Description']
const apart = new Set([...main, 'RuleExpression', 'ApprovalType'])

/** One approval rule, with a test on real orders or returns beside it. */
export function ApprovalRuleScreen({ view, outcome, tested }: Props) {
  const { id, buyer, company, title, actions, sections, missingBench } = view
  const { texts } = outcome ?? view
  const { problems = {} } = outcome ?? {}
  const [text, setText] = useState(texts.RuleExpression ?? '')
  const use = buyer ? 'approval' : 'return-approval'
  const fields = sections.flatMap((section) => section.fields)
  const field = (name: string) => fields.filter((one) => one.name === name)
  const show = (list: typeof fields) =>
    list.map((one) => <OperationField key={one.name} field={one} value={texts[one.name]} error={problems[one.name]} />)
  return (
    <RulePage
      view={view}
      about={buyer ? `Orders of ${company}` : 'Returns to us'}
      crumbs={[
        { title: 'Approvals', url: view.backHref },
        { title, url: '' },
      ]}
      actions={actions}
      outcome={outcome}
      hidden={{ recordID: id, buyer, ...(!buyer && { ApprovalType: 'OrderReturn' }) }}
      isSound={!findRuleProblem(text, use)}
      isComplete={text !== ''}
      bench={{
        href: '/console/bench/approvals',
        what: buyer ? 'orders' : 'returns',
        missing: missingBench,
        given: tested,
      }}
    >
      {(isRestored) => (
        <>
          <div className="grid items-end gap-4 tablet:grid-cols-2">{show(main.flatMap(field))}</div>
          <RuleEditor
            name="RuleExpression"
            label={buyer ? 'Require approval for an order if' : 'Require approval for a return if'}
            text={text}
            onText={setText}
            use={use}
            maxLength={field('RuleExpression')[0]?.limits.maxLength ?? 400}
            isRequired
            isRestored={isRestored}
            error={problems.RuleExpression}
          />
          <details>
            <summary className="cursor-pointer font-display text-lg">More</summary>
            <div className="mt-3 grid items-end gap-4 tablet:grid-cols-2">
              {show(fields.filter(({ name }) => !apart.has(name)))}
            </div>
          </details>
        </>
      )}
    </RulePage>
  )
}
