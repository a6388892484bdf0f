import { photoUpload } from '@tessera/contract/middleware/photos'
import { TextField } from '@tessera/ui/field'
import { useState } from 'react'

interface Props {
  /** What an upload before this answer is known by. */
  kept: string
  error: string | undefined
}

const tooBig = 'This photo is bigger than 8 MB. Please choose a smaller one.'

/** One photo. A browser forgets it when the form comes back; the shop does not. */
export function PhotoField({ kept, error }: Props) {
  const [problem, setProblem] = useState<string>()
  return (
    <>
      <input type="hidden" name="photo" value={kept} />
      <TextField
        label={kept ? 'Another photo' : 'Photo'}
        name="photoFile"
        id="photo"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hint={
          kept
            ? 'Your photo is with us already. Choose another one only to replace it.'
            : 'JPEG, PNG or WebP, at most 8 MB. We keep the picture and nothing else that is in the file.'
        }
        error={problem ?? error}
        isOptional
        onChange={({ currentTarget }) => {
          const isTooBig = (currentTarget.files?.[0]?.size ?? 0) > photoUpload.mostBytes
          currentTarget.setCustomValidity(isTooBig ? tooBig : '')
          setProblem(isTooBig ? tooBig : undefined)
        }}
      />
    </>
  )
}
