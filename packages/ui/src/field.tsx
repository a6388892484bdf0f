import type { InputHTMLAttributes, ReactNode, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { classNames } from './class-names.tsx'
import { controlClass } from './control-class.tsx'
import { ErrorIcon } from './icons.tsx'
import { useFieldError } from './use-field-error.tsx'

export interface FieldBasics {
  label: ReactNode
  name: string
  /** Defaults to the name; an error summary links to it. */
  id?: string | undefined
  hint?: ReactNode | undefined
  /** The server's error; cleared as soon as the user types. */
  error?: string | undefined
  /** Adds "optional" to the label; required fields are not marked. */
  isOptional?: boolean | undefined
  /** Runs on blur; returns a sentence that says what to do, or undefined. */
  check?: ((value: string) => string | undefined) | undefined
  className?: string | undefined
}

interface FrameProps extends Pick<FieldBasics, 'label' | 'hint' | 'isOptional' | 'className'> {
  id: string
  problem: string | undefined
  children: ReactNode
}

/** Label, hint, field, error, in this order. */
export function FieldFrame({ id, label, hint, isOptional, problem, className, children }: FrameProps) {
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-bold">
        {label}
        {isOptional && <span className="font-normal text-stone"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-stone">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={`${id}-error`} problem={problem} />
    </div>
  )
}

export function FieldError({ id, problem }: { id: string; problem: string | undefined }) {
  if (!problem) return null
  return (
    <p id={id} className="flex gap-1.5 text-sm text-sale">
      <ErrorIcon className="mt-0.5 size-4 shrink-0" />
      {problem}
    </p>
  )
}

export const describedBy = (id: string, hint: ReactNode, problem: string | undefined): string | undefined =>
  classNames(hint ? `${id}-hint` : '', problem ? `${id}-error` : '') || undefined

export interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id' | 'className'>,
    FieldBasics {
  /** Inside the frame after the input: a unit, or a button that shows the password. */
  after?: ReactNode | undefined
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined
}

export function TextField(props: TextFieldProps) {
  const { label, name, id = name, hint, error, isOptional, check, className, after, onBlur, onInput, ...rest } = props
  const { problem, leave, touch, refuse } = useFieldError(error, check)
  const input = (
    <input
      type="text"
      {...rest}
      id={id}
      name={name}
      aria-invalid={problem ? true : undefined}
      aria-describedby={describedBy(id, hint, problem)}
      onInvalid={refuse}
      onBlur={(event) => {
        leave(event.currentTarget.value)
        onBlur?.(event)
      }}
      onInput={(event) => {
        touch(event.currentTarget.value)
        onInput?.(event)
      }}
      className={classNames(controlClass, 'min-h-11', after !== undefined && 'pe-16')}
    />
  )
  return (
    <FieldFrame {...{ id, label, hint, problem }} isOptional={isOptional} className={className}>
      {after === undefined ? (
        input
      ) : (
        <div className="relative">
          {input}
          <div className="absolute inset-y-0 end-0 flex items-center pe-3 text-sm text-stone">{after}</div>
        </div>
      )}
    </FieldFrame>
  )
}

export interface SelectFieldProps
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'id' | 'className'>,
    FieldBasics {
  /** Either these or option elements as children. */
  options?: readonly { value: string; label: string }[] | undefined
}

export function SelectField(props: SelectFieldProps) {
  const {
    label,
    name,
    id = name,
    hint,
    error,
    isOptional,
    check,
    className,
    options,
    children,
    onInput,
    ...rest
  } = props
  const { problem, touch, refuse } = useFieldError(error, check)
  return (
    <FieldFrame {...{ id, label, hint, problem }} isOptional={isOptional} className={className}>
      <select
        {...rest}
        id={id}
        name={name}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(id, hint, problem)}
        onInvalid={refuse}
        onInput={(event) => {
          touch(event.currentTarget.value)
          onInput?.(event)
        }}
        className={classNames(controlClass, 'select min-h-11 pe-10')}
      >
        {options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
    </FieldFrame>
  )
}

export interface TextAreaFieldProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'id' | 'className'>,
    FieldBasics {}

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, name, id = name, hint, error, isOptional, check, className, onBlur, onInput, ...rest } = props
  const { problem, leave, touch, refuse } = useFieldError(error, check)
  return (
    <FieldFrame {...{ id, label, hint, problem }} isOptional={isOptional} className={className}>
      <textarea
        rows={5}
        {...rest}
        id={id}
        name={name}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(id, hint, problem)}
        onInvalid={refuse}
        onBlur={(event) => {
          leave(event.currentTarget.value)
          onBlur?.(event)
        }}
        onInput={(event) => {
          touch(event.currentTarget.value)
          onInput?.(event)
        }}
        className={classNames(controlClass, 'py-2.5')}
      />
    </FieldFrame>
  )
}
