import { certificateUpload } from '@tessera/contract/middleware/certificates'
import { UploadField, type UploadFieldProps } from '../../forms/upload-field.tsx'

/** A tax or resale certificate. */
export const CertificateField = (props: Pick<UploadFieldProps, 'kept' | 'error'>) => (
  <UploadField
    {...props}
    name="certificate"
    noun="certificate"
    label="Tax or resale certificate"
    hint="PDF, or a photo as JPEG, PNG or WebP, at most 8 MB. It is kept sealed, and only who decides about your request opens it."
    accept="application/pdf,image/jpeg,image/png,image/webp"
    mostBytes={certificateUpload.mostBytes}
  />
)
