import { Button, LinkButton } from '@tessera/ui/button'
import { ErrorSummary } from '@tessera/ui/error-summary'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { ConflictList } from '../../generic/conflict-list.tsx'
import { DoneNotice } from '../../generic/done-notice.tsx'
import type { EditOutcome, EditView } from '../../generic/edit-view.ts'
import { PageHead } from '../../generic/page-head.tsx'
import { UnsavedNotice, useUnsaved } from '../../generic/unsaved.tsx'
import type { ActionLink, Crumb } from '../../generic/views.ts'
import { BenchPanel } from './bench-panel.tsx'
import type { BenchResult } from './bench-view.ts'
import { useBench } from './use-bench.ts'

const formID = 'rule-form'

interface Bench {
  href: string
  what: 'orders' | 'returns'
  /** Why this person has none. */
  missing: string | null
  /** The answer to a test without script. */
  given: BenchResult | undefined
}

interface Props {
  view: Pick<EditView, 'title' | 'seen' | 'key' | 'backHref' | 'submitLabel'>
  about?: ReactNode
  crumbs: readonly Crumb[]
  actions: readonly ActionLink[]
  notice?: ReactNode
  outcome: EditOutcome | undefined
  /** Sent with the form as they are. */
  hidden: Readonly<Record<string, string>>
  /** No expression has an error. */
  isSound: boolean
  /** There is something to test. */
  isComplete: boolean
  bench: Bench
  children(isRestored: boolean): ReactNode
}

/** The page of a rule: its form, and a test on real orders beside it. */
export function RulePage(props: Props) {
  const { view, about, crumbs, actions, notice, outcome, hidden, isSound, isComplete, bench, children } = props
  const { key, seen } = outcome ?? view
  const { form, isRestored, discard } = useUnsaved(outcome?.key)
  const state = useBench(form, bench.missing ? null : bench.href, isSound && isComplete, bench.given)
  return (
    <div className="grid gap-5">
      <PageHead title={view.title} about={about} crumbs={crumbs} actions={actions} />
      <DoneNotice />
      {notice}
      {isRestored && <UnsavedNotice discard={discard} />}
      <Problems outcome={outcome} />
      <div className="rule-page">
        <Form method="post" id={formID} ref={form} className="grid min-w-0 gap-6">
          {Object.entries({ ...hidden, seen, key }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <ConflictList conflicts={outcome?.conflicts ?? []} />
          {children(isRestored)}
          <SaveBar view={view} isSound={isSound} />
        </Form>
        <BenchPanel missing={bench.missing} what={bench.what} formID={formID} state={state} isStale={!isSound} />
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
function SaveBar({ view, isSound }: Pick<Props, 'view' | 'isSound'>) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <div className="save-bar">
      <Button type="submit" name="intent" value="save" kind="primary" isBusy={isBusy} disabled={!isSound}>
        {view.submitLabel}
      </Button>
      <LinkButton href={view.backHref} kind="quiet" data-key="Escape">
        Cancel
      </LinkButton>
      {!isSound && <p className="self-center text-stone">Correct the rule to save it.</p>}
    </div>
  )
}
