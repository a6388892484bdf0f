import { classNames } from '@tessera/ui/class-names'
import { controlClass } from '@tessera/ui/control-class'
import type { ReactNode } from 'react'
import { useChoices } from '../../generic/use-choices.ts'
import type { RuleField } from './rule-fields.ts'
import { useNames } from './use-names.ts'

/** Controls of blocks belong to no form: the text of the rule is sent, and it has a control of its own. */
const noForm = 'blocks'

interface Choice {
  value: string
  label: string
}

interface SelectProps {
  label: string
  value: string
  choices: readonly Choice[]
  onChange(value: string): void
}

export const BlockSelect = ({ label, value, choices, onChange }: SelectProps) => (
  <select
    aria-label={label}
    form={noForm}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
    className={classNames(controlClass, 'rule-control')}
  >
    {choices.map((choice) => (
      <option key={choice.value} value={choice.value}>
        {choice.label}
      </option>
    ))}
  </select>
)

interface InputProps {
  label: string
  value: string
  onChange(value: string): void
  type?: 'text' | 'date'
  isNumber?: boolean
  isCode?: boolean
  options?: readonly string[] | undefined
  id: string
}

export function BlockInput({ label, value, onChange, type = 'text', isNumber, isCode, options, id }: InputProps) {
  return (
    <>
      <input
        aria-label={label}
        form={noForm}
        type={type}
        value={value}
        inputMode={isNumber ? 'decimal' : undefined}
        list={options && `${id}-values`}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={classNames(controlClass, 'rule-control', isNumber && 'rule-number', isCode && 'rule-code font-mono')}
      />
      {options && (
        <datalist id={`${id}-values`}>
          {options.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </>
  )
}

interface PickProps extends Pick<InputProps, 'label' | 'value' | 'onChange' | 'id'> {
  searchHref: string
  /** Several IDs, separated by commas. */
  isList?: boolean
}

/** The ID of a record, found by its name. The first twenty are offered before anything is typed. */
export function BlockPicker({ label, value, onChange, id, searchHref, isList = false }: PickProps) {
  const [options, search] = useChoices({ options: [], searchHref })
  const names = useNames(value, isList, searchHref)
  const kept = isList ? value.slice(0, value.lastIndexOf(',') + 1) : ''
  const lastOf = (text: string) => (isList ? text.slice(text.lastIndexOf(',') + 1).trim() : text)
  return (
    <>
      <input
        aria-label={label}
        form={noForm}
        value={value}
        list={`${id}-values`}
        placeholder="Name or ID"
        autoComplete="off"
        spellCheck={false}
        onFocus={() => search(lastOf(value))}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value)
          search(lastOf(currentTarget.value))
        }}
        className={classNames(controlClass, 'rule-control')}
      />
      {names && <span className="text-stone wrap-anywhere">{names}</span>}
      <datalist id={`${id}-values`}>
        {options.map((one) => (
          <option key={one.id} value={kept ? `${kept} ${one.id}` : one.id}>
            {one.label}
          </option>
        ))}
      </datalist>
    </>
  )
}

interface FieldProps {
  value: string
  fields: readonly RuleField[]
  onChange(path: string): void
}

/** Picks a field by the shop's word for it. A field that is not listed stays under its own name. */
export function FieldSelect({ value, fields, onChange }: FieldProps) {
  const known = fields.some(({ path }) => path === value)
  const choices = fields.map(({ path, label }) => ({ value: path, label }))
  return (
    <BlockSelect
      label="Field"
      value={value}
      choices={known ? choices : [{ value, label: value }, ...choices]}
      onChange={onChange}
    />
  )
}

interface NotProps {
  isNot: boolean
  onChange(isNot: boolean): void
}

export const NotToggle = ({ isNot, onChange }: NotProps) => (
  <label className="inline-flex min-h-9 items-center gap-1.5">
    <input
      type="checkbox"
      form={noForm}
      checked={isNot}
      onChange={(event) => onChange(event.currentTarget.checked)}
      className="size-4 accent-clay"
    />
    Not
  </label>
)

interface RowProps {
  children: ReactNode
  label: string
  onRemove(): void
}

/** One line of a rule, with the button that takes it out. */
export const BlockRow = ({ children, label, onRemove }: RowProps) => (
  <div className="rule-row">
    <div className="rule-parts">{children}</div>
    <button type="button" className="rule-remove" aria-label={`Remove ${label}`} onClick={onRemove}>
      <span aria-hidden="true">×</span>
    </button>
  </div>
)
