import type { ProjectDetail } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { SelectField, TextField } from '@tessera/ui/field'
import { Form } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { refusalIn, ScopeFields, scopedFields } from '../../kit/plans/scoped-form.tsx'

interface Props {
  project: ProjectDetail
  roomId: string | null
}

/** Photos of a room or of the site; users who may edit the project can remove them. */
export function RoomPhotos({ project, roomId }: Props) {
  const photos = project.photos.filter((photo) => photo.roomId === roomId)
  if (photos.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-4 py-3">
      {photos.map(({ id, caption, by }) => {
        const href = `/account/projects/${project.projectId}/photos/${id}`
        return (
          <li key={id} className="grid w-40 content-start gap-1">
            <a href={href}>
              <img
                src={href}
                alt={caption ?? `Photo by ${by}`}
                width={160}
                height={120}
                loading="lazy"
                className="h-30 w-40 border border-grout object-cover"
              />
            </a>
            <span className="text-sm break-words text-stone">{caption ?? by}</span>
            {project.canEdit && (
              <Form method="post" preventScrollReset>
                {Object.entries({ intent: 'photo-remove', basketId: project.basketId, photoId: id }).map(
                  ([name, value]) => (
                    <input key={name} type="hidden" name={name} value={value} />
                  ),
                )}
                <Button type="submit" kind="quiet" size="Small">
                  Remove<span className="sr-only"> {caption ?? 'the photo'}</span>
                </Button>
              </Form>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Adds one photo at a time, to a room or to the project. */
export function PhotoForm({ project, refusal }: { project: ProjectDetail; refusal: FormRefusal | undefined }) {
  const field = scopedFields(refusal, 'photo')
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      preventScrollReset
      key={project.photos.length}
      className="grid max-w-2xl gap-4"
    >
      <input type="hidden" name="intent" value="photo-add" />
      <input type="hidden" name="basketId" value={project.basketId} />
      <ScopeFields scope="photo" refusal={refusal} />
      <TextField
        label="Photo"
        name="photoFile"
        id="photo-photo"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hint="Site photo, niche or detail. JPEG, PNG or WebP, up to 8 MB."
        error={refusalIn(refusal, 'photo')?.fields.photo}
        required
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <SelectField
          label="Of"
          {...field('roomId')}
          options={[
            { value: '', label: 'Whole project' },
            ...project.rooms.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <TextField label="Caption" {...field('caption')} maxLength={200} isOptional />
      </div>
      <div>
        <Button type="submit">Add photo</Button>
      </div>
    </Form>
  )
}
