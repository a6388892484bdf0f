import { TextAreaField, TextField } from '@tessera/ui/field'
import { useState } from 'react'
import { listFileProblem } from './list-file.ts'

interface ListFieldsProps extends FileProps {
  label: string
  hint: string
  placeholder: string
  rows: number
  typed: string
}

interface FileProps {
  fileHint: string
  /** The largest file that is read. */
  maxBytes: number
  /** Why the file that was sent is refused. */
  fileProblem?: string | undefined
}

/** Input for a list: typed, pasted from a spreadsheet, or uploaded as a file. */
export const ListFields = ({ label, hint, placeholder, rows, typed, ...file }: ListFieldsProps) => (
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
    <FileField {...file} />
  </>
)

/** A file that is too large is refused before it is sent, so that nothing else of the form is lost with it. */
function FileField({ fileHint, maxBytes, fileProblem }: FileProps) {
  const [problem, setProblem] = useState<string>()
  return (
    <TextField
      name="file"
      label="Or a CSV file"
      isOptional
      type="file"
      accept=".csv,.txt,text/csv,text/plain"
      hint={fileHint}
      error={problem ?? fileProblem}
      onChange={({ currentTarget }) => {
        const found = listFileProblem(currentTarget.files?.[0]?.size ?? 0, maxBytes)
        currentTarget.setCustomValidity(found ?? '')
        setProblem(found)
      }}
    />
  )
}
