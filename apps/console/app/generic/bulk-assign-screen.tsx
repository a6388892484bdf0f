import { Checkbox, RadioGroup } from '@tessera/ui/choice-field'
import { SelectField, TextAreaField } from '@tessera/ui/field'
import { formatCount } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { BackToList } from './back-to-list.tsx'
import type { BulkAssignOutcome, PairLine } from './bulk-assign-view.ts'
import { BulkForm } from './bulk-form.tsx'
import { RequestUndo } from './done-notice.tsx'
import { OperationField } from './operation-field.tsx'
import { PageHead } from './page-head.tsx'

/** The way from selected rows to their assignments. */
export function BulkAssignScreen({ title, outcome }: { title: string; outcome: BulkAssignOutcome }) {
  const { step, ids, lines } = outcome
  return (
    <div className="grid gap-4">
      <PageHead title={`${title}: assign ${formatCount(ids.length)} selected`} crumbs={[]} actions={[]} />
      {step === 'choose' && <ChooseKind outcome={outcome} />}
      {step === 'fill' && <Fill outcome={outcome} />}
      {step === 'review' && <Review outcome={outcome} />}
      {step === 'done' && <Done outcome={outcome} />}
      {lines.length > 0 && <PairTable outcome={outcome} />}
      <p>
        <BackToList />
      </p>
    </div>
  )
}

const ChooseKind = ({ outcome }: { outcome: BulkAssignOutcome }) => (
  <BulkForm outcome={outcome} intent="ask:assign" label="Next">
    <SelectField label="Assignments" name="choice" options={outcome.options} defaultValue={outcome.choice} />
  </BulkForm>
)

function Fill({ outcome }: { outcome: BulkAssignOutcome }) {
  const { choice, isRemoval, needs, suggestions, picked, noun, problem } = outcome
  const known = new Set(suggestions.map(({ id }) => id))
  return (
    <BulkForm outcome={outcome} intent="try:assign" label="Preview changes">
      <input type="hidden" name="choice" value={choice} />
      <RadioGroup
        legend="What to do"
        name="do"
        defaultValue={isRemoval ? 'remove' : 'assign'}
        options={[
          { value: 'assign', label: 'Assign' },
          { value: 'remove', label: 'Remove the assignment' },
        ]}
      />
      {needs.map(({ field, value }) => (
        <OperationField key={field.name} field={field} value={value} error={undefined} />
      ))}
      {suggestions.length > 0 && (
        <fieldset>
          <legend className="mb-1.5 text-sm font-bold">The first {noun}</legend>
          <div className="grid gap-x-4 border border-grout p-3 tablet:grid-cols-2">
            {suggestions.map(({ id, label }) => (
              <Checkbox
                key={id}
                id={`to-${id}`}
                name="to"
                value={id}
                label={label || id}
                defaultChecked={picked.includes(id)}
              />
            ))}
          </div>
        </fieldset>
      )}
      <TextAreaField
        label={suggestions.length > 0 ? `IDs of other ${noun}` : `IDs of ${noun}`}
        name="ids"
        rows={3}
        defaultValue={picked.filter((id) => !known.has(id)).join('\n')}
        error={problem ?? undefined}
        hint="One per line. Assignments times selected rows: up to 500."
        spellCheck={false}
        isOptional={suggestions.length > 0}
      />
    </BulkForm>
  )
}

const countOf = (lines: readonly PairLine[], result: PairLine['result']): number =>
  lines.filter((line) => line.result === result).length

/** `3 would be assigned, 2 are assigned already, 1 would be refused`. */
function sentenceOf({ lines, isRemoval, step }: BulkAssignOutcome): string {
  const [done, same, refused] = [countOf(lines, 'done'), countOf(lines, 'same'), countOf(lines, 'refused')]
  const verb = isRemoval ? 'removed' : 'assigned'
  const would = step === 'review' ? 'would be ' : ''
  const parts = [
    `${formatCount(done)} ${would}${verb}`,
    same > 0 && `${formatCount(same)} already assigned`,
    refused > 0 && `${formatCount(refused)} ${would}refused`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

function Review({ outcome }: { outcome: BulkAssignOutcome }) {
  const { choice, isRemoval, needs, picked, lines } = outcome
  const count = countOf(lines, 'done')
  return (
    <>
      <Notice kind="warning" isLive title="Nothing has been changed yet">
        {sentenceOf(outcome)}
      </Notice>
      {count > 0 && (
        <BulkForm
          outcome={outcome}
          intent="make:assign"
          label={`${isRemoval ? 'Remove' : 'Assign'} ${formatCount(count)}`}
        >
          <input type="hidden" name="choice" value={choice} />
          <input type="hidden" name="do" value={isRemoval ? 'remove' : 'assign'} />
          {needs.map(({ field, value }) => (
            <input key={field.name} type="hidden" name={field.name} value={value} />
          ))}
          {picked.map((id) => (
            <input key={id} type="hidden" name="to" value={id} />
          ))}
        </BulkForm>
      )}
    </>
  )
}

function Done({ outcome }: { outcome: BulkAssignOutcome }) {
  const { problem, lines, undoRequest } = outcome
  return (
    <Notice
      kind={problem || countOf(lines, 'refused') > 0 ? 'warning' : 'success'}
      isLive
      action={undoRequest && <RequestUndo request={undoRequest} />}
    >
      {problem ?? sentenceOf(outcome)}
    </Notice>
  )
}

const PairTable = ({ outcome: { lines, noun, isRemoval, step } }: { outcome: BulkAssignOutcome }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <div tabIndex={0} className="overflow-x-auto">
    <table className="part-table">
      <thead>
        <tr>
          <th scope="col">ID</th>
          <th scope="col">{noun.charAt(0).toUpperCase() + noun.slice(1)}</th>
          <th scope="col">{step === 'review' ? 'Preview' : 'Result'}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, target, result, refusal }) => (
          <tr key={`${id} ${target}`}>
            <td className="wrap-anywhere">{id}</td>
            <td className="wrap-anywhere">{target}</td>
            <td className={refusal ? 'text-sale' : ''}>{refusal ?? resultWord(result, isRemoval)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

function resultWord(result: PairLine['result'], isRemoval: boolean): string {
  if (result === 'same') return 'Already assigned'
  return isRemoval ? 'Removed' : 'Assigned'
}
