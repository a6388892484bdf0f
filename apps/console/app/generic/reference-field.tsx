import { TextField, type TextFieldProps } from '@tessera/ui/field'
import { useState } from 'react'
import type { ReferenceChoices } from './form-field.ts'
import { useChoices } from './use-choices.ts'

/**
 * The ID of another record. The first twenty come with the page as suggestions of the browser; typing finds the others
 * where there is script. Any ID may be typed: the server knows whether it exists. The name of the record stands
 * beside the label, so that fields next to each other stay on one line.
 */
export function ReferenceField({ reference, ...field }: TextFieldProps & { reference: ReferenceChoices }) {
  const listID = `${field.name}-choices`
  const [options, search] = useChoices(reference)
  const [id, setID] = useState(String(field.defaultValue ?? ''))
  const name = options.find((option) => option.id === id)?.label
  return (
    <>
      <TextField
        {...field}
        label={
          <>
            {field.label} <span className="font-normal text-stone">{name !== id && name}</span>
          </>
        }
        isOptional={field.isOptional && !name}
        list={listID}
        autoComplete="off"
        spellCheck={false}
        onInput={({ currentTarget: { value } }) => {
          setID(value)
          search(value)
        }}
      />
      <datalist id={listID}>
        {options.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  )
}
