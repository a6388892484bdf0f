import { maxWastePercent, type WastePatternId, wastePatterns } from '@tessera/domain/coverage/waste'
import { Button } from '@tessera/ui/button'
import { classNames } from '@tessera/ui/class-names'
import { controlClass } from '@tessera/ui/control-class'
import { PlusIcon } from '@tessera/ui/icons'
import { Form } from 'react-router'
import {
  emptyRoom,
  maxRooms,
  type QuantityMode,
  type QuantityPlan,
  roomFields,
  type SuggestedWaste,
  type TypedRoom,
} from './quantity-plan.ts'

interface CalculatorProps {
  path: string
  plan: QuantityPlan
  unit: string
  wasteOf: SuggestedWaste['wasteOf']
  onPlan(plan: QuantityPlan): void
  onWay(way: QuantityMode): void
}

const modeNames: Record<QuantityMode, string> = { rooms: 'Length × width', area: 'Area', boxes: 'Boxes' }

/** Takes rooms, an area or boxes and updates the result while typing. Without JavaScript the button submits. */
export function Calculator({ path, plan, unit, wasteOf, onPlan, onWay }: CalculatorProps) {
  const set = (part: Partial<QuantityPlan>) => onPlan({ ...plan, ...part })
  return (
    <Form method="get" action={`${path}#buy`} preventScrollReset className="grid gap-4">
      <ModeChoice plan={plan} unit={unit} onWay={onWay} />
      {plan.by === 'rooms' && <RoomRows plan={plan} onRooms={(rooms) => set({ rooms })} />}
      {plan.by === 'area' && (
        <Field label="Area, sq ft" name="area" value={plan.area} onValue={(area) => set({ area })} />
      )}
      {plan.by === 'boxes' && (
        <Field
          label={`How many ${unit === 'box' ? 'boxes' : `${unit}s`}`}
          name="boxes"
          value={plan.boxes}
          onValue={(boxes) => set({ boxes })}
        />
      )}
      {plan.by !== 'boxes' && (
        <Field
          label="Subtract, sq ft (island, tub or window)"
          name="minus"
          value={plan.minus}
          onValue={(minus) => set({ minus })}
        />
      )}
      <WasteFields plan={plan} wasteOf={wasteOf} onPart={set} />
      {plan.by !== 'boxes' && (
        <label className="flex min-h-8 cursor-pointer items-center gap-3 text-sm">
          <input
            type="checkbox"
            name="spare"
            value="1"
            checked={plan.hasSpare}
            onChange={(event) => set({ hasSpare: event.currentTarget.checked })}
            className="size-5 accent-clay"
          />
          Keep one {unit} for repairs, from the same lot
        </label>
      )}
      <noscript>
        <Button type="submit">Calculate</Button>
      </noscript>
    </Form>
  )
}

function ModeChoice({ plan, unit, onWay }: Pick<CalculatorProps, 'plan' | 'unit' | 'onWay'>) {
  return (
    <fieldset>
      <legend className="text-sm font-bold">How much do you need?</legend>
      <div className="mt-2 grid grid-cols-3 rounded border border-line">
        {(Object.keys(modeNames) as QuantityMode[]).map((way) => (
          <label
            key={way}
            className="flex min-h-11 cursor-pointer items-center justify-center border-e border-line px-2 text-center text-sm last:border-e-0 has-checked:picked has-focus-visible:outline-2 has-focus-visible:outline-clay"
          >
            <input
              type="radio"
              name="by"
              value={way}
              checked={plan.by === way}
              onChange={() => onWay(way)}
              className="sr-only"
            />
            {way === 'boxes' && unit !== 'box' ? `${unit[0]?.toUpperCase()}${unit.slice(1)}s` : modeNames[way]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface WasteFieldsProps extends Pick<CalculatorProps, 'plan' | 'wasteOf'> {
  onPart(part: Partial<QuantityPlan>): void
}

function WasteFields({ plan, wasteOf, onPart }: WasteFieldsProps) {
  return (
    <div className="grid grid-cols-[1fr_6rem] gap-3">
      <label className="grid gap-1 text-sm">
        Pattern
        <select
          name="pattern"
          value={plan.pattern}
          onChange={(event) => {
            const pattern = event.currentTarget.value as WastePatternId
            onPart({ pattern, waste: wasteOf(pattern) })
          }}
          className={`${controlClass} select min-h-11 pe-9`}
        >
          {Object.entries(wastePatterns).map(([id, { name }]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="grid gap-1 text-sm">
        Waste, %
        <input
          type="number"
          name="waste"
          min={0}
          max={maxWastePercent}
          value={plan.waste}
          onChange={(event) => onPart({ waste: event.currentTarget.value })}
          className={`${controlClass} tabular min-h-11`}
        />
      </label>
    </div>
  )
}

function RoomRows({ plan: { rooms }, onRooms }: { plan: QuantityPlan; onRooms(rooms: TypedRoom[]): void }) {
  const change = (at: number, part: Partial<TypedRoom>) =>
    onRooms(rooms.map((room, index) => (index === at ? { ...room, ...part } : room)))
  return (
    <div className="grid gap-3">
      <input type="hidden" name="rooms" value={rooms.length} />
      {rooms.map((room, at) => {
        const names = roomFields(at)
        const title = rooms.length > 1 ? `Room ${at + 1}, ` : ''
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rooms are identified by their position only
          <div key={at} className="grid grid-cols-[1fr_auto_1fr] items-end gap-2">
            <TapeFields
              legend={`${title}${title ? 'length' : 'Length'}`}
              feet={{ name: names.lengthFt, value: room.lengthFt, onValue: (lengthFt) => change(at, { lengthFt }) }}
              inches={{ name: names.lengthIn, value: room.lengthIn, onValue: (lengthIn) => change(at, { lengthIn }) }}
            />
            <span aria-hidden="true" className="pb-2.5 text-stone">
              ×
            </span>
            <TapeFields
              legend={`${title}${title ? 'width' : 'Width'}`}
              feet={{ name: names.widthFt, value: room.widthFt, onValue: (widthFt) => change(at, { widthFt }) }}
              inches={{ name: names.widthIn, value: room.widthIn, onValue: (widthIn) => change(at, { widthIn }) }}
            />
          </div>
        )
      })}
      <div className="flex flex-wrap gap-x-5">
        {rooms.length < maxRooms && (
          <button
            type="submit"
            name="rooms"
            value={rooms.length + 1}
            onClick={(event) => {
              event.preventDefault()
              onRooms([...rooms, emptyRoom])
            }}
            className="inline-flex min-h-8 cursor-pointer items-center gap-1.5 text-sm underline decoration-line underline-offset-4"
          >
            <PlusIcon className="size-4" /> Add a room
          </button>
        )}
        {rooms.length > 1 && (
          <button
            type="button"
            onClick={() => onRooms(rooms.slice(0, -1))}
            className="inline-flex min-h-8 cursor-pointer items-center text-sm underline decoration-line underline-offset-4"
          >
            Remove last room
          </button>
        )}
      </div>
    </div>
  )
}

interface TypedInput {
  name: string
  value: string
  onValue(value: string): void
}

function TapeFields({ legend, feet, inches }: { legend: string; feet: TypedInput; inches: TypedInput }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm">{legend}</legend>
      <div className="grid grid-cols-2 gap-1">
        <UnitInput {...feet} unit="ft" label="feet" />
        <UnitInput {...inches} unit="in" label="inches" />
      </div>
    </fieldset>
  )
}

function UnitInput({ name, value, onValue, unit, label }: TypedInput & { unit: string; label: string }) {
  return (
    <span className="relative block">
      <input
        name={name}
        value={value}
        aria-label={label}
        inputMode={unit === 'ft' ? 'decimal' : 'text'}
        autoComplete="off"
        onChange={(event) => onValue(event.currentTarget.value)}
        className={classNames(controlClass, 'tabular min-h-11 ps-2 pe-7')}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-2 flex items-center text-sm text-stone"
      >
        {unit}
      </span>
    </span>
  )
}

function Field({ label, name, value, onValue }: TypedInput & { label: string }) {
  return (
    <label className="grid gap-1 text-sm">
      {label}
      <input
        name={name}
        value={value}
        inputMode="decimal"
        autoComplete="off"
        onChange={(event) => onValue(event.currentTarget.value)}
        className={classNames(controlClass, 'tabular min-h-11')}
      />
    </label>
  )
}
