import { TextField } from '@tessera/ui/field'

/** One photo with a message; the form is sent as multipart. */
export const PhotoInput = ({ id, error }: { id: string; error: string | undefined }) => (
  <TextField
    label="Photo"
    name="photoFile"
    id={id}
    type="file"
    accept="image/jpeg,image/png,image/webp"
    hint="A plan, a sketch, a picture of the place: JPEG, PNG or WebP, at most 8 MB."
    error={error}
    isOptional
  />
)
