import { photoUpload } from '@tessera/contract/middleware/photos/uploads'
import { maxReviewPhotos } from '@tessera/contract/middleware/reviews/models'
import { Checkbox } from '@tessera/ui/choice-field'
import { TextField } from '@tessera/ui/field'
import { useState } from 'react'

interface Photo {
  id: string
  url: string
}

interface Props {
  /** The photos already stored with the review. */
  photos: readonly Photo[]
  /** The IDs of the stored photos to keep. */
  staying: readonly string[]
  /** The IDs of files already uploaded, because a browser drops file inputs when the form comes back. */
  uploaded: string
  error: string | undefined
}

const tooBig = 'One of these photos is larger than 8 MB. Choose a smaller one.'
const tooMany = `Choose up to ${maxReviewPhotos} photos.`

function problemOf(files: FileList | null): string {
  if ((files?.length ?? 0) > maxReviewPhotos) return tooMany
  return [...(files ?? [])].some(({ size }) => size > photoUpload.maxBytes) ? tooBig : ''
}

export function PhotosField({ photos, staying, uploaded, error }: Props) {
  const [problem, setProblem] = useState('')
  return (
    <fieldset className="grid gap-4">
      <legend className="sr-only">Photos</legend>
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-4">
          {photos.map(({ id, url }, at) => (
            <li key={id} className="grid gap-2">
              <img src={`${url}&small=1`} alt="" width={112} height={112} className="size-28 object-cover" />
              <Checkbox
                label={`Keep photo ${at + 1}`}
                name="keep"
                id={`keep-${id}`}
                value={id}
                defaultChecked={staying.includes(id)}
              />
            </li>
          ))}
        </ul>
      )}
      <input type="hidden" name="uploaded" value={uploaded} />
      <TextField
        label={uploaded || photos.length > 0 ? 'More photos' : 'Photos'}
        name="photoFiles"
        id="photos"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        hint={
          uploaded
            ? 'Your photos are uploaded.'
            : 'Up to three photos of your room, without people. JPEG, PNG or WebP, up to 8 MB each.'
        }
        error={problem || error}
        isOptional
        onChange={({ currentTarget }) => {
          const found = problemOf(currentTarget.files)
          currentTarget.setCustomValidity(found)
          setProblem(found)
        }}
      />
    </fieldset>
  )
}
