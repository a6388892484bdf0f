import { Disclosure } from '@tessera/ui/disclosure'
import { FieldError } from '@tessera/ui/field'
import { type SlotDay, slotDays } from './slot-days.ts'

interface Props {
  slots: Parameters<typeof slotDays>[0]
  chosen: string | undefined
  error: string | undefined
}

const visibleDays = 4

/**
 * Free slots by day, as radio buttons styled as tiles. The first has the field name as its id, for the error summary.
 */
export function SlotPicker({ slots, chosen, error }: Props) {
  const days = slotDays(slots)
  const first = slots[0]?.startsAt
  const day = (one: SlotDay) => <SlotDayGroup key={one.day} day={one} chosen={chosen} first={first} />
  const rest = days.slice(visibleDays)
  return (
    <div className="grid gap-6">
      {days.slice(0, visibleDays).map(day)}
      {rest.length > 0 && (
        <Disclosure
          summary={`Later days, until ${rest.at(-1)?.day ?? ''}`}
          isOpen={rest.some((one) => one.slots.some(({ startsAt }) => startsAt === chosen)) || undefined}
        >
          <div className="grid gap-6">{rest.map(day)}</div>
        </Disclosure>
      )}
      <FieldError id="slot-error" problem={error} />
    </div>
  )
}

interface DayProps {
  day: SlotDay
  chosen: string | undefined
  first: string | undefined
}

const SlotDayGroup = ({ day: { day, slots }, chosen, first }: DayProps) => (
  <fieldset>
    <legend className="mb-2 text-sm font-bold">{day}</legend>
    <div className="flex flex-wrap gap-2">
      {slots.map(({ startsAt, time }) => (
        <label
          key={startsAt}
          className="flex min-h-11 cursor-pointer items-center gap-2 rounded border border-grout bg-surface px-3 has-checked:border-ink has-checked:font-bold"
        >
          <input
            type="radio"
            name="slot"
            id={startsAt === first ? 'slot' : undefined}
            value={startsAt}
            defaultChecked={startsAt === chosen}
            className="size-4 accent-clay"
            required
          />
          <span className="tabular">{time}</span>
        </label>
      ))}
    </div>
  </fieldset>
)
