import { TextField } from '@tessera/ui/field'
import { useState } from 'react'

export interface UploadFieldProps {
  /** Field name of the upload's ID; the file itself is sent as `…File`. */
  name: string
  label: string
  hint: string
  accept: string
  maxBytes: number
  /** `photo`, used in messages. */
  noun: string
  /** ID of a file that was uploaded with an earlier submission. */
  storedId: string
  error: string | undefined
}

const megabyte = 1_048_576

/** A file field. A browser drops the file when the form is shown again; the uploaded copy remains. */
export function UploadField({ name, label, hint, accept, maxBytes, noun, storedId, error }: UploadFieldProps) {
  const [problem, setProblem] = useState<string>()
  const tooBig = `This ${noun} is larger than ${maxBytes / megabyte} MB. Choose a smaller one.`
  return (
    <>
      <input type="hidden" name={name} value={storedId} />
      <TextField
        label={storedId ? `Another ${noun}` : label}
        name={`${name}File`}
        id={name}
        type="file"
        accept={accept}
        hint={storedId ? `Your ${noun} is uploaded. Choose another only to replace it.` : hint}
        error={problem ?? error}
        isOptional
        onChange={({ currentTarget }) => {
          const isTooBig = (currentTarget.files?.[0]?.size ?? 0) > maxBytes
          currentTarget.setCustomValidity(isTooBig ? tooBig : '')
          setProblem(isTooBig ? tooBig : undefined)
        }}
      />
    </>
  )
}
