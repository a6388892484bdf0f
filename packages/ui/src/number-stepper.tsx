import { useEffect, useRef } from 'react'
import { classNames } from './class-names.tsx'
import { MinusIcon, PlusIcon } from './icons.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface NumberStepperProps {
  label: string
  name: string
  id?: string | undefined
  /** The counted unit: "boxes". */
  unit?: string | undefined
  value?: number | undefined
  defaultValue?: number | undefined
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
  isDisabled?: boolean | undefined
  isCompact?: boolean | undefined
  /** The ID of the error below the field, if the value was refused. */
  errorId?: string | undefined
  onChange?: ((value: number) => void) | undefined
  className?: string | undefined
}

const sideClass =
  'flex w-11 shrink-0 cursor-pointer items-center justify-center text-ink hover:bg-grout disabled:cursor-not-allowed disabled:opacity-50'

/** An integer with − and + buttons. A native number field underneath works without scripts. */
export function NumberStepper(props: NumberStepperProps) {
  const { label, name, id = name, unit, value, defaultValue, min = 1, max, step = 1, isDisabled, onChange } = props
  const input = useRef<HTMLInputElement>(null)
  // a field that is typed in keeps its text until the saved value changes
  useEffect(() => {
    if (defaultValue !== undefined && input.current) input.current.value = String(defaultValue)
  }, [defaultValue])
  const move = (by: number) => {
    const field = input.current
    if (!field) return
    const next = Math.min(Math.max((field.valueAsNumber || 0) + by, min), max ?? Number.MAX_SAFE_INTEGER)
    if (value === undefined) field.value = String(next)
    onChange?.(next)
  }
  return (
    <div
      className={classNames(
        'inline-flex items-stretch rounded border border-line bg-surface focus-within:border-ink',
        props.isCompact ? 'min-h-9' : 'min-h-11',
        props.className,
      )}
    >
      <button type="button" className={sideClass} disabled={isDisabled} onClick={() => move(-step)}>
        <MinusIcon className="size-4" />
        <VisuallyHidden>Decrease: {label}</VisuallyHidden>
      </button>
      <label className="flex items-center">
        <VisuallyHidden>{label}</VisuallyHidden>
        <input
          ref={input}
          type="number"
          inputMode="numeric"
          id={id}
          name={name}
          value={value}
          defaultValue={defaultValue}
          min={min}
          max={max}
          step={step}
          disabled={isDisabled}
          aria-invalid={props.errorId ? true : undefined}
          aria-describedby={props.errorId}
          onChange={(event) => {
            const typed = event.currentTarget.valueAsNumber
            if (Number.isInteger(typed)) onChange?.(typed)
          }}
          className="stepper tabular w-12 bg-transparent text-center text-base"
        />
        {unit && <span className="pe-1 text-sm text-stone">{unit}</span>}
      </label>
      <button type="button" className={sideClass} disabled={isDisabled} onClick={() => move(step)}>
        <PlusIcon className="size-4" />
        <VisuallyHidden>Increase: {label}</VisuallyHidden>
      </button>
    </div>
  )
}
