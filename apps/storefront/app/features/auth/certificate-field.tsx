import { certificateUpload } from '@tessera/contract/middleware/certificates'
import { TextField } from '@tessera/ui/field'
import { useState } from 'react'

interface Props {
  /** What an upload before this answer is known by. */
  kept: string
  error: string | undefined
}

const tooBig = 'This file is bigger than 8 MB. Please choose a smaller one.'

/** A tax or resale certificate. A browser forgets it when the form comes back; the shop does not. */
export function CertificateField({ kept, error }: Props) {
  const [problem, setProblem] = useState<string>()
  return (
    <>
      <input type="hidden" name="certificate" value={kept} />
      <TextField
        label={kept ? 'Another certificate' : 'Tax or resale certificate'}
        name="certificateFile"
        id="certificate"
        type="file"
        accept="application/pdf,image/jpeg,image/png,image/webp"
        hint={
          kept
            ? 'Your certificate is with us already. Choose another one only to replace it.'
            : 'PDF, or a photo as JPEG, PNG or WebP, at most 8 MB. It is kept sealed, and only who decides about your request opens it.'
        }
        error={problem ?? error}
        isOptional
        onChange={({ currentTarget }) => {
          const isTooBig = (currentTarget.files?.[0]?.size ?? 0) > certificateUpload.mostBytes
          currentTarget.setCustomValidity(isTooBig ? tooBig : '')
          setProblem(isTooBig ? tooBig : undefined)
        }}
      />
    </>
  )
}
