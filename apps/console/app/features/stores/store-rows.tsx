import { SelectField, TextField } from '@tessera/ui/field'
import { ScreenPart } from '../../generic/screen-part.tsx'
import { TimeFields } from './week-fields.tsx'

interface Props {
  text(name: string): string
  /** Rows with values; a few empty ones follow for new entries. */
  count: number
}

const emptyRows = 2
const indexes = (count: number): number[] => Array.from({ length: count + emptyRows }, (_, index) => index)

/** Field labels that name their row for screen readers. */
const named = (label: string, index: number) => (
  <>
    {label}
    <span className="sr-only"> {index + 1}</span>
  </>
)

/** Days with other hours: a storm, an inventory count. */
export const ExceptionRows = ({ text, count }: Props) => (
  <ScreenPart title="Special hours">
    <p className="text-stone">They override holidays and weekly hours. Without times the store is closed that day.</p>
    {indexes(count).map((index) => (
      <div key={index} className="grid grid-cols-2 items-end gap-2 border-b border-grout pb-2 tablet:grid-cols-4">
        <TextField
          label={named('Day', index)}
          name={`exception.${index}.day`}
          type="date"
          defaultValue={text(`exception.${index}.day`)}
        />
        <TextField
          label={named('Reason', index)}
          name={`exception.${index}.reason`}
          maxLength={100}
          defaultValue={text(`exception.${index}.reason`)}
        />
        <TimeFields start={`exception.${index}`} name={String(index + 1)} text={text} />
      </div>
    ))}
  </ScreenPart>
)

/** People on the page of the store. */
export const PersonRows = ({ text, count }: Props) => (
  <ScreenPart title="People">
    <p className="text-stone">Empty rows are ignored.</p>
    {indexes(count).map((index) => (
      <div key={index} className="grid items-end gap-2 border-b border-grout pb-2 tablet:grid-cols-[1fr_1fr_2fr]">
        {(['name', 'role', 'text'] as const).map((name) => (
          <TextField
            key={name}
            label={named(personLabels[name], index)}
            name={`person.${index}.${name}`}
            maxLength={200}
            defaultValue={text(`person.${index}.${name}`)}
          />
        ))}
      </div>
    ))}
  </ScreenPart>
)

const personLabels = { name: 'Name', role: 'Role', text: 'Helps with' } as const

const weeks = ['', '1', '2', '3', '4', '5'].map((value) => ({
  value,
  label: value
    ? `${['First', 'Second', 'Third', 'Fourth', 'Fifth'][Number(value) - 1]} of the month`
    : 'Once, on the day',
}))
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((label, index) => ({
  value: String(index),
  label,
}))

/** Events on one day or every month. */
export const EventRows = ({ text, count }: Props) => (
  <ScreenPart title="Events">
    <p className="text-stone">Events on days the store is closed aren’t shown.</p>
    {indexes(count).map((index) => (
      <EventRow key={index} index={index} text={text} />
    ))}
  </ScreenPart>
)

function EventRow({ index, text }: Pick<Props, 'text'> & { index: number }) {
  const field = (name: string, label: string, type = 'text') => (
    <TextField
      label={named(label, index)}
      name={`event.${index}.${name}`}
      type={type}
      maxLength={300}
      defaultValue={text(`event.${index}.${name}`)}
    />
  )
  return (
    <div className="grid gap-2 border-b border-grout pb-3">
      <div className="grid items-end gap-2 tablet:grid-cols-[1fr_2fr]">
        {field('title', 'Title')}
        {field('text', 'Short description')}
      </div>
      <div className="grid grid-cols-2 items-end gap-2 tablet:grid-cols-[1.6fr_1.2fr_1.2fr_1.1fr_0.7fr]">
        <SelectField
          label={named('When', index)}
          name={`event.${index}.week`}
          options={weeks}
          defaultValue={text(`event.${index}.week`)}
        />
        <SelectField
          label={named('Weekday', index)}
          name={`event.${index}.weekday`}
          options={weekdays}
          defaultValue={text(`event.${index}.weekday`) || '6'}
        />
        {field('day', 'Day', 'date')}
        {field('starts', 'Starts', 'time')}
        {field('minutes', 'Minutes', 'number')}
      </div>
    </div>
  )
}
