import { Button, LinkButton } from '@tessera/ui/button'
import { controlClass } from '@tessera/ui/control-class'
import { FieldFrame, SelectField, TextAreaField } from '@tessera/ui/field'
import { formatCount } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import type { FormEvent } from 'react'
import { Form } from 'react-router'
import type { ImportChoice, ImportState } from './import-state.ts'

export interface StepProps {
  submit(event: FormEvent<HTMLFormElement>): void
  isBusy: boolean
}

interface Props extends StepProps {
  state: Extract<ImportState, { step: 'start' | 'map' }>
  choices: readonly ImportChoice[]
}

export const ImportForms = ({ state, choices, ...step }: Props) =>
  state.step === 'start' ? <StartForm state={state} choices={choices} /> : <MappingForm state={state} {...step} />

function StartForm({ state, choices }: { state: Extract<ImportState, { step: 'start' }>; choices: Props['choices'] }) {
  const { of, text, problem } = state
  if (choices.length === 0) return <p>Your sign-in doesn’t include the right to create and change any records.</p>
  return (
    <Form method="post" encType="multipart/form-data" className="grid max-w-xl gap-4" key={of + text}>
      {problem && (
        <Notice kind="error" isLive>
          {problem}
        </Notice>
      )}
      <SelectField
        label="What the file has"
        name="of"
        defaultValue={of}
        options={[{ value: '', label: 'Choose one' }, ...choices.map((one) => ({ value: one.of, label: one.label }))]}
      />
      <FieldFrame
        id="file"
        label="CSV file"
        hint="The first line has the names of the columns. Export a list to see how it should look."
        problem={undefined}
      >
        <input
          id="file"
          name="file"
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          aria-describedby="file-hint"
          className={controlClass}
        />
      </FieldFrame>
      <TextAreaField label="Or paste rows from a spreadsheet" name="text" rows={5} defaultValue={text} isOptional />
      <div>
        <Button type="submit" kind="primary" name="intent" value="map">
          Continue
        </Button>
      </div>
    </Form>
  )
}

interface MappingProps extends StepProps {
  state: Extract<ImportState, { step: 'map' }>
}

const rowsText = (count: number): string => `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`

function MappingForm({ state, submit, isBusy }: MappingProps) {
  const { of, text, headers, samples, fields, mapping, count, problem } = state
  const options = [
    { value: '', label: 'Don’t import' },
    ...fields.map(({ name, label }) => ({ value: name, label: `${label} (${name})` })),
  ]
  return (
    <Form method="post" encType="multipart/form-data" className="grid gap-4" onSubmit={submit}>
      <input type="hidden" name="of" value={of} />
      <input type="hidden" name="text" value={text} />
      {problem && (
        <Notice kind="error" isLive>
          {problem}
        </Notice>
      )}
      <p>{rowsText(count)}. Choose where each column goes. Nothing is changed yet.</p>
      <div className="overflow-x-auto">
        <table className="part-table">
          <thead>
            <tr>
              <th scope="col">Column</th>
              <th scope="col">First rows</th>
              <th scope="col">Goes to</th>
            </tr>
          </thead>
          <tbody>
            {headers.map((header, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity, and their order is fixed
              <tr key={at}>
                <td className="wrap-anywhere">{header}</td>
                <td className="wrap-anywhere text-stone">
                  {samples
                    .map((cells) => cells[at] ?? '')
                    .join(' · ')
                    .slice(0, 80)}
                </td>
                <td>
                  <SelectField
                    label={<span className="sr-only">{header} goes to</span>}
                    name={`map.${at}`}
                    defaultValue={mapping[at] ?? ''}
                    options={options}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex gap-3">
        <Button type="submit" kind="primary" name="intent" value="check" isBusy={isBusy}>
          See what would change
        </Button>
        <LinkButton href="/import" kind="quiet">
          Start over
        </LinkButton>
      </div>
    </Form>
  )
}
