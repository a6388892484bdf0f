import type { StaffContent } from '@tessera/client/shop/types.gen'
import { Notice } from '@tessera/ui/notice'
import { Form } from 'react-router'
import { ScreenPart } from '../../generic/screen-part.tsx'
import { UnsavedNotice, useUnsaved } from '../../generic/unsaved.tsx'
import type { StaffOutcome } from '../../session/staff-work.server.ts'
import { DoButton } from '../tasks/task-card.tsx'
import { PageFields } from './page-fields.tsx'
import { usePreview } from './use-preview.ts'

interface Props {
  page: StaffContent | null
  formKey: string
  /** A refused save or a preview, with what was typed. */
  outcome: (StaffOutcome & { html?: string }) | undefined
}

/** The words of a page beside what customers will see. A refusal keeps what was typed. */
export function PageEditor({ page, formKey, outcome }: Props) {
  const typed = outcome?.typed
  const { form, isRestored, discard } = useUnsaved(typed ? formKey : undefined)
  const html = usePreview(form, outcome?.html ?? page?.html ?? '')
  return (
    <div className="grid items-start gap-x-8 gap-y-4 desktop:grid-cols-2">
      <Form method="post" ref={form} className="grid gap-3">
        <input type="hidden" name="number" value={page?.path ?? 'new'} />
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="knownVersion" value={page?.version ?? 0} />
        {isRestored && <UnsavedNotice discard={discard} />}
        {outcome?.problem && (
          <Notice kind="error" isLive>
            {outcome.problem}
            {outcome.isConflict && page && ' Your text is below. Save again to replace the newest version.'}
          </Notice>
        )}
        <PageFields page={page} typed={typed} />
        <div className="flex flex-wrap gap-2">
          <DoButton intent="save:publish" kind="primary" isSend>
            Save and publish
          </DoButton>
          <DoButton intent="save">Save draft</DoButton>
          <DoButton intent="previewContent">Preview</DoButton>
        </div>
      </Form>
      <ScreenPart title="Preview">
        {html ? (
          <div
            className="words max-w-prose wrap-anywhere"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server from Markdown that allows no HTML
            dangerouslySetInnerHTML={{ __html: html }}
          />
        ) : (
          <p className="text-stone">The text will be shown here as customers see it.</p>
        )}
      </ScreenPart>
    </div>
  )
}
