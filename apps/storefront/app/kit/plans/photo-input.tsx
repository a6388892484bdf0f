import { TextField } from '@tessera/ui/field'

/** One photo or PDF with a message; the form is sent as multipart. */
export const PhotoInput = ({ id, error }: { id: string; error: string | undefined }) => (
  <TextField
    label="Photo or PDF"
    name="photoFile"
    id={id}
    type="file"
    accept="image/jpeg,image/png,image/webp,application/pdf"
    hint="A plan, sketch or site photo. JPEG, PNG, WebP or PDF, up to 8 MB."
    error={error}
    isOptional
  />
)
