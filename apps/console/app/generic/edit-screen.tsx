import { Button, LinkButton } from '@tessera/ui/button'
import { ErrorSummary } from '@tessera/ui/error-summary'
import { Form, useNavigation } from 'react-router'
import { ConflictList } from './conflict-list.tsx'
import type { EditOutcome, EditView } from './edit-view.ts'
import { OperationField } from './operation-field.tsx'
import { PageHead } from './page-head.tsx'
import { UnsavedNotice, useUnsaved } from './unsaved.tsx'

interface Props {
  view: EditView
  outcome: EditOutcome | undefined
}

/** The page with the form of a record. */
export function EditScreen({ view, outcome }: Props) {
  const { title, crumbs, isNew } = view
  return (
    <div className="grid gap-5">
      <PageHead title={isNew ? title : `Edit ${title}`} crumbs={crumbs} actions={[]} />
      <EditForm view={view} outcome={outcome} />
    </div>
  )
}

/** The form of a record. It sends what was typed and what was seen; the server finds what changed. */
export function EditForm({ view, outcome }: Props) {
  const { sections, backHref, submitLabel, isNew } = view
  const { texts, seen, key } = outcome ?? view
  const { problems = {}, messages = [], conflicts = [] } = outcome ?? {}
  const isBusy = useNavigation().state !== 'idle'
  const { form, isRestored, discard } = useUnsaved(outcome?.key)
  const errors = Object.entries(problems).map(([field, message]) => ({ field, message }))
  return (
    <div className="grid gap-5">
      {isRestored && <UnsavedNotice discard={discard} />}
      {(errors.length > 0 || messages.length > 0) && (
        <ErrorSummary title="Nothing was saved" message={messages.join(' ')} errors={errors} />
      )}
      <Form method="post" ref={form} className="grid max-w-4xl gap-6">
        <input type="hidden" name="seen" value={seen} />
        <input type="hidden" name="key" value={key} />
        <ConflictList conflicts={conflicts} />
        {sections.map(({ title: name, fields }, part) => (
          <fieldset key={name} className="grid min-w-0 items-end gap-4 tablet:grid-cols-2">
            <legend className="mb-3 font-display text-lg">{name}</legend>
            {fields.map((field, at) => (
              <OperationField
                key={field.name}
                field={field}
                value={texts[field.name]}
                error={problems[field.name]}
                isFirst={isNew && !outcome && part + at === 0}
              />
            ))}
          </fieldset>
        ))}
        <div className="save-bar">
          <Button type="submit" name="intent" value="save" kind="primary" isBusy={isBusy}>
            {submitLabel}
          </Button>
          <LinkButton href={backHref} kind="quiet" data-key="Escape">
            Cancel
          </LinkButton>
        </div>
      </Form>
    </div>
  )
}
