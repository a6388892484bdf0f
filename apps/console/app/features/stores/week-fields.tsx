import { holidayIds } from '@tessera/contract/shop/staff-words'
import { SelectField, TextField } from '@tessera/ui/field'
import { ScreenPart } from '../../generic/screen-part.tsx'

interface Props {
  /** The value of a field: as typed, else as stored. */
  text(name: string): string
}

/** Monday first, with its place in the stored week, which starts on Sunday. */
const days = [
  ['Monday', 1],
  ['Tuesday', 2],
  ['Wednesday', 3],
  ['Thursday', 4],
  ['Friday', 5],
  ['Saturday', 6],
  ['Sunday', 0],
] as const

const holidayNames: Readonly<Record<(typeof holidayIds)[number], string>> = {
  'new-year': 'New Year’s Day',
  'memorial-day': 'Memorial Day',
  'independence-day': 'Independence Day',
  'labor-day': 'Labor Day',
  thanksgiving: 'Thanksgiving Day',
  christmas: 'Christmas Day',
}

const modes = [
  { value: 'usual', label: 'Regular hours' },
  { value: 'closed', label: 'Closed' },
  { value: 'times', label: 'Special hours' },
]

/** Two times of one day; both empty mean closed. */
export const TimeFields = ({ start, name, text }: Props & { start: string; name: string }) => (
  <>
    <TextField
      label={
        <>
          Opens<span className="sr-only"> {name}</span>
        </>
      }
      name={`${start}.opens`}
      type="time"
      defaultValue={text(`${start}.opens`)}
    />
    <TextField
      label={
        <>
          Closes<span className="sr-only"> {name}</span>
        </>
      }
      name={`${start}.closes`}
      type="time"
      defaultValue={text(`${start}.closes`)}
    />
  </>
)

const rowClass = 'grid items-end gap-2 border-b border-grout pb-2'

/** The hours of a week. */
export const WeekFields = ({ text }: Props) => (
  <ScreenPart title="Week">
    <p className="text-stone">Without times the store is closed that day.</p>
    {days.map(([name, index]) => (
      <div key={name} className={`${rowClass} grid-cols-2 tablet:grid-cols-[6rem_1fr_1fr]`}>
        <b className="col-span-2 tablet:col-span-1 tablet:pb-2">{name}</b>
        <TimeFields start={`hours.${index}`} name={name} text={text} />
      </div>
    ))}
  </ScreenPart>
)

/** The six holidays with hours of their own. */
export const HolidayFields = ({ text }: Props) => (
  <ScreenPart title="Holidays">
    {holidayIds.map((id) => (
      <div key={id} className={`${rowClass} grid-cols-2 tablet:grid-cols-[minmax(0,1fr)_auto_auto]`}>
        <SelectField
          label={holidayNames[id]}
          name={`holiday.${id}.mode`}
          options={modes}
          defaultValue={text(`holiday.${id}.mode`) || 'usual'}
          className="col-span-2 tablet:col-span-1"
        />
        <TimeFields start={`holiday.${id}`} name={holidayNames[id]} text={text} />
      </div>
    ))}
  </ScreenPart>
)
