import { certificateUpload } from '@tessera/contract/middleware/users/certificate-upload'
import { UploadField, type UploadFieldProps } from '../../kit/forms/upload-field.tsx'

export const CertificateField = (props: Pick<UploadFieldProps, 'storedId' | 'error'>) => (
  <UploadField
    {...props}
    name="certificate"
    noun="certificate"
    label="Tax or resale certificate"
    hint="PDF, JPEG, PNG or WebP, up to 8 MB. Encrypted; only our review team can open it."
    accept="application/pdf,image/jpeg,image/png,image/webp"
    maxBytes={certificateUpload.maxBytes}
  />
)
