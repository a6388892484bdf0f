import { TextAreaField, TextField } from '@tessera/ui/field'
import { mostLines } from './read-list.ts'

interface Props {
  label: string
  rows: number
  typed: string
}

export const ListFields = ({ label, rows, typed }: Props) => (
  <>
    <TextAreaField
      name="list"
      label={label}
      hint="With a blank, comma or tab between them, as a spreadsheet copies them. A third column is the room."
      placeholder={'211794 12\n201161 2'}
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
      hint={`Up to ${mostLines} lines. The file that the cart exports fits, too.`}
    />
  </>
)
