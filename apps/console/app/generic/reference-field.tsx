import { TextField, type TextFieldProps } from '@tessera/ui/field'
import type { ReferenceChoices } from './form-field.ts'
import { useChoices } from './use-choices.ts'

/**
 * The ID of another record. The first twenty come with the page as suggestions of the browser; typing finds the others
 * where there is script. Any ID may be typed: the server knows whether it exists.
 */
export function ReferenceField({ reference, ...field }: TextFieldProps & { reference: ReferenceChoices }) {
  const listID = `${field.id ?? field.name}-choices`
  const [options, search] = useChoices(reference)
  return (
    <>
      <TextField
        {...field}
        list={listID}
        autoComplete="off"
        spellCheck={false}
        onInput={(event) => search(event.currentTarget.value)}
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
