import { maxReviewPhotos } from '@tessera/contract/middleware/reviews/photo-limit'
import { Checkbox } from '@tessera/ui/choice-field'
import { PhotoFilesField } from '../../kit/forms/photo-files-field.tsx'

interface Photo {
  id: string
  url: string
}

interface Props {
  /** The photos already stored with the review. */
  photos: readonly Photo[]
  /** The IDs of the stored photos to keep. */
  staying: readonly string[]
  /** The IDs of files uploaded with a form that came back. */
  uploaded: string
  error: string | undefined
}

export function PhotosField({ photos, staying, uploaded, error }: Props) {
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
      <PhotoFilesField
        label={uploaded || photos.length > 0 ? 'More photos' : 'Photos'}
        hint="Up to three photos of your room, without people. JPEG, PNG or WebP, up to 8 MB each."
        maxPhotos={maxReviewPhotos}
        uploaded={uploaded}
        error={error}
      />
    </fieldset>
  )
}
