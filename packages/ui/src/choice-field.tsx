import type { InputHTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.tsx'
import { describedBy, FieldError } from './field.tsx'
import { useFieldError } from './use-field-error.tsx'

const boxClass = 'mt-1 size-5 shrink-0 accent-clay disabled:cursor-not-allowed'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id' | 'type'> {
  label: ReactNode
  name: string
  id?: string | undefined
  hint?: ReactNode | undefined
  error?: string | undefined
}

export function Checkbox({ label, name, id = name, hint, error, className, onChange, ...rest }: CheckboxProps) {
  const { problem, touch, refuse } = useFieldError(error)
  return (
    <div className={classNames('grid gap-1.5', className)}>
      <div className="flex min-h-8 gap-3">
        <input
          {...rest}
          type="checkbox"
          id={id}
          name={name}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy(id, hint, problem)}
          onInvalid={refuse}
          onChange={(event) => {
            touch('on')
            onChange?.(event)
          }}
          className={boxClass}
        />
        <label htmlFor={id} className="grow cursor-pointer py-0.5">
          {label}
        </label>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="ps-8 text-sm text-stone">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} problem={problem} />
    </div>
  )
}

export interface RadioOption {
  value: string
  label: ReactNode
  hint?: ReactNode | undefined
  isDisabled?: boolean | undefined
}

export interface RadioGroupProps {
  legend: ReactNode
  name: string
  options: readonly RadioOption[]
  defaultValue?: string | undefined
  value?: string | undefined
  onChange?: ((value: string) => void) | undefined
  hint?: ReactNode | undefined
  error?: string | undefined
  /** Frames each option, as in checkout. */
  isFramed?: boolean | undefined
  className?: string | undefined
}

/** The first radio has the name as its ID, so that an error summary can link to it. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, name, options, defaultValue, value, onChange, hint, error, isFramed = false, className } = props
  const { problem, touch } = useFieldError(error)
  return (
    <fieldset aria-describedby={describedBy(name, hint, problem)} className={classNames('grid gap-2', className)}>
      <legend className="mb-2 text-sm font-bold">{legend}</legend>
      {hint && (
        <p id={`${name}-hint`} className="text-sm text-stone">
          {hint}
        </p>
      )}
      {options.map((option, at) => (
        <Radio
          key={option.value}
          option={option}
          name={name}
          id={at === 0 ? name : `${name}-${option.value}`}
          isFramed={isFramed}
          checked={value === undefined ? undefined : value === option.value}
          defaultChecked={value === undefined ? defaultValue === option.value : undefined}
          onPick={() => {
            touch(option.value)
            onChange?.(option.value)
          }}
        />
      ))}
      <FieldError id={`${name}-error`} problem={problem} />
    </fieldset>
  )
}

interface RadioProps {
  option: RadioOption
  name: string
  id: string
  isFramed: boolean
  checked: boolean | undefined
  defaultChecked: boolean | undefined
  onPick(): void
}

function Radio({ option, name, id, isFramed, checked, defaultChecked, onPick }: RadioProps) {
  return (
    <label
      htmlFor={id}
      className={classNames(
        'flex min-h-11 cursor-pointer gap-3 py-2 has-disabled:cursor-not-allowed has-disabled:text-stone',
        isFramed && 'rounded border border-grout bg-surface px-4 py-3 has-checked:border-ink',
      )}
    >
      <input
        type="radio"
        id={id}
        name={name}
        value={option.value}
        checked={checked}
        defaultChecked={defaultChecked}
        disabled={option.isDisabled}
        onChange={onPick}
        className={boxClass}
      />
      <span className="grid grow">
        {option.label}
        {option.hint && <span className="text-sm text-stone">{option.hint}</span>}
      </span>
    </label>
  )
}
