import { photoUpload } from '@tessera/contract/middleware/photos/uploads'
import { TextField } from '@tessera/ui/field'
import { useState } from 'react'

interface Props {
  label: string
  hint: string
  maxPhotos: number
  /** The IDs of files already uploaded, because a browser drops file inputs when the form comes back. */
  uploaded: string
  error: string | undefined
}

const tooBig = 'One of these photos is larger than 8 MB. Choose a smaller one.'

function findProblem(files: FileList | null, maxPhotos: number): string {
  if ((files?.length ?? 0) > maxPhotos) return `Choose up to ${maxPhotos} photos.`
  return [...(files ?? [])].some(({ size }) => size > photoUpload.maxBytes) ? tooBig : ''
}

/** Several photos of one form, which is sent as multipart. */
export function PhotoFilesField({ label, hint, maxPhotos, uploaded, error }: Props) {
  const [problem, setProblem] = useState('')
  return (
    <>
      <input type="hidden" name="uploaded" value={uploaded} />
      <TextField
        label={label}
        name="photoFiles"
        id="photos"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        hint={uploaded ? 'Your photos are uploaded.' : hint}
        error={problem || error}
        isOptional
        onChange={({ currentTarget }) => {
          const found = findProblem(currentTarget.files, maxPhotos)
          currentTarget.setCustomValidity(found)
          setProblem(found)
        }}
      />
    </>
  )
}
