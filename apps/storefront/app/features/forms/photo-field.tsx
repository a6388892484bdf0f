import { photoUpload } from '@tessera/contract/middleware/photos'
import { UploadField, type UploadFieldProps } from '../../forms/upload-field.tsx'

export const PhotoField = (props: Pick<UploadFieldProps, 'kept' | 'error'>) => (
  <UploadField
    {...props}
    name="photo"
    noun="photo"
    label="Photo"
    hint="JPEG, PNG or WebP, at most 8 MB. We keep the picture and nothing else that is in the file."
    accept="image/jpeg,image/png,image/webp"
    mostBytes={photoUpload.mostBytes}
  />
)
