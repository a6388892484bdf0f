import { SelectField, TextField } from '@tessera/ui/field'
import { useEffect, useState } from 'react'

/** The value in the URL, or a newer choice whose list is still loading; the field keeps its focus meanwhile. */
function usePendingValue(current: string): [string, (value: string) => void] {
  const [value, setValue] = useState(current)
  useEffect(() => setValue(current), [current])
  return [value, setValue]
}

interface SelectProps {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  applied: string
  onPick(form: HTMLFormElement | null, picked: string): void
  isPhoneOnly?: boolean | undefined
}

export function FilterSelect({ name, label, options, applied, onPick, isPhoneOnly = false }: SelectProps) {
  const [value, setValue] = usePendingValue(applied)
  const isKnown = options.some((one) => one.value === value)
  return (
    <SelectField
      name={name}
      id={`filter-${name}`}
      label={label}
      options={isKnown ? options : [...options, { value, label: 'Other' }]}
      value={value}
      onChange={({ currentTarget }) => {
        setValue(currentTarget.value)
        onPick(currentTarget.form, name)
      }}
      className={isPhoneOnly ? 'col-span-2 tablet:hidden' : undefined}
    />
  )
}

interface InputProps {
  name: string
  label: string
  applied: string
  placeholder: string | undefined
}

export function FilterInput({ name, label, applied, placeholder }: InputProps) {
  const [value, setValue] = usePendingValue(applied)
  return (
    <TextField
      type="search"
      name={name}
      id={`filter-${name}`}
      label={label}
      placeholder={placeholder}
      maxLength={100}
      value={value}
      onChange={({ currentTarget }) => setValue(currentTarget.value)}
      className="order-first col-span-2 tablet:col-span-1"
    />
  )
}
