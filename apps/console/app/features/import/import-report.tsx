import { Button, LinkButton } from '@tessera/ui/button'
import { formatCount } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { Form } from 'react-router'
import type { StepProps } from './import-forms.tsx'
import type { ImportReport } from './import-plan.ts'
import { RefusedRows } from './import-review.tsx'
import type { ImportState } from './import-state.ts'

interface Props extends StepProps {
  state: Extract<ImportState, { step: 'done' }>
}

/** Reports an import, with the button that takes it back. */
export function ImportReportPart({ state: { report, key }, submit, isBusy }: Props) {
  const { undo, refused, isUndo, of } = report
  return (
    <>
      <Notice
        kind={refused.length > 0 ? 'warning' : 'success'}
        isLive
        title={isUndo ? 'The import was undone' : 'The import is done'}
      >
        {summaryOf(report)}
      </Notice>
      {undo.rows.length > 0 && (
        <Form method="post" encType="multipart/form-data" className="grid gap-2" onSubmit={submit}>
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="plan" value={JSON.stringify(undo)} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="intent" value="apply" isBusy={isBusy}>
              {isUndo ? 'Import them again' : 'Undo this import'}
            </Button>
            <LinkButton href={`/r/${of}`}>Show the list</LinkButton>
          </div>
          <p className="text-sm text-stone">
            Records that someone changes in the meantime stay as they are. This button is gone when you leave the page.
          </p>
        </Form>
      )}
      <RefusedRows rows={refused} />
    </>
  )
}

function summaryOf({ made, same, refused }: ImportReport): string {
  const parts = [
    made.create > 0 && `${formatCount(made.create)} created`,
    made.patch > 0 && `${formatCount(made.patch)} changed`,
    made.delete > 0 && `${formatCount(made.delete)} deleted`,
    same > 0 && `${formatCount(same)} the same`,
    refused.length > 0 && `${formatCount(refused.length)} refused: see below`,
  ].filter(Boolean)
  return `${parts.join(', ') || 'Nothing to do'}.`
}
