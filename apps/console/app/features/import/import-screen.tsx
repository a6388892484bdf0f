import { formatCount } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { PageHead } from '../../generic/page-head.tsx'
import { ImportForms } from './import-forms.tsx'
import { ImportReportPart } from './import-report.tsx'
import { ImportReview } from './import-review.tsx'
import type { ImportChoice, ImportState } from './import-state.ts'
import { type ImportProgress, useImport } from './use-import.ts'

const crumbs = [
  { title: 'Home', url: '/' },
  { title: 'Import', url: '/import' },
]

/** From a file to records: choose, match columns, look at what would happen, apply, and take it back if need be. */
export function ImportScreen({ choices, state: served }: { choices: readonly ImportChoice[]; state: ImportState }) {
  const { state, progress, failure, submit } = useImport(served)
  const title = state.step === 'start' ? 'Import' : `Import ${state.title.toLowerCase()}`
  return (
    <div className="grid max-w-5xl gap-4">
      <PageHead title={title} crumbs={state.step === 'start' ? [] : crumbs} actions={[]} />
      {failure && (
        <Notice kind="error" isLive>
          {failure}
        </Notice>
      )}
      {progress && <Progress {...progress} />}
      {(state.step === 'start' || state.step === 'map') && (
        <ImportForms state={state} choices={choices} submit={submit} isBusy={progress !== null} />
      )}
      {state.step === 'review' && <ImportReview state={state} submit={submit} isBusy={progress !== null} />}
      {state.step === 'done' && <ImportReportPart state={state} submit={submit} isBusy={progress !== null} />}
    </div>
  )
}

function Progress({ done, total }: ImportProgress) {
  return (
    <p className="grid gap-1" aria-live="polite">
      <progress value={done} max={total} className="w-full max-w-xl" aria-label="Progress" />
      {formatCount(done)} of {formatCount(total)} rows
    </p>
  )
}
