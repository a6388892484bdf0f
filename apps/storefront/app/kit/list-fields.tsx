import { TextAreaField, TextField } from '@tessera/ui/field'

interface ListFieldsProps {
  label: string
  hint: string
  placeholder: string
  fileHint: string
  rows: number
  typed: string
}

/** Input for a list: typed, pasted from a spreadsheet, or uploaded as a file. */
export const ListFields = ({ label, hint, placeholder, fileHint, rows, typed }: ListFieldsProps) => (
  <>
    <TextAreaField
      key={typed}
      name="list"
      label={label}
      hint={hint}
      placeholder={placeholder}
      rows={rows}
      defaultValue={typed}
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="off"
    />
    <TextField
      name="file"
      label="Or a CSV file"
      isOptional
      type="file"
      accept=".csv,.txt,text/csv,text/plain"
      hint={fileHint}
    />
  </>
)
