import { photoUpload } from '@tessera/contract/middleware/photos/uploads'
import { UploadField, type UploadFieldProps } from '../../kit/forms/upload-field.tsx'

export const PhotoField = (props: Pick<UploadFieldProps, 'storedId' | 'error'>) => (
  <UploadField
    {...props}
    name="photo"
    noun="photo"
    label="Photo"
    hint="JPEG, PNG or WebP, up to 8 MB. We remove hidden data such as location."
    accept="image/jpeg,image/png,image/webp"
    maxBytes={photoUpload.maxBytes}
  />
)
