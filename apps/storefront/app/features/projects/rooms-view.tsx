import type { ProjectDetail } from '@tessera/client/shop/types.gen'
import { EmptyState } from '@tessera/ui/empty-state'
import type { FormRefusal } from '../../http/form-refusal.ts'
import type { OpenParts } from './open-parts.ts'
import { RoomForm } from './room-form.tsx'
import { PhotoForm, RoomPhotos } from './room-photos.tsx'
import { itemsIn, RoomSection } from './room-section.tsx'

interface Props {
  project: ProjectDetail
  open: OpenParts
  refusal: FormRefusal | undefined
}

/** The rooms, then items without a room, then the form for a new room. */
export function RoomsView({ project, open, refusal }: Props) {
  const { rooms, canEdit, basketId } = project
  const hasLoose = itemsIn(project, null).length > 0
  return (
    <div className="grid gap-12">
      {rooms.length === 0 && !hasLoose && (
        <EmptyState title="Plan a room: enter its size" pattern="bond">
          Enter a name, length and width. Then choose a tile and we’ll calculate the boxes.
        </EmptyState>
      )}
      {rooms.map((room) => (
        <RoomSection key={room.id} room={room} {...{ project, open, refusal }} />
      ))}
      {hasLoose && <RoomSection room={undefined} {...{ project, open, refusal }} />}
      {(canEdit || project.photos.length > 0) && (
        <section aria-labelledby="photos" className="grid gap-4 border-t border-grout pt-6">
          <h2 id="photos" className="text-2xl">
            Photos
          </h2>
          {!hasLoose && <RoomPhotos project={project} roomId={null} />}
          {canEdit && <PhotoForm project={project} refusal={refusal} />}
        </section>
      )}
      {canEdit && (
        <section aria-labelledby="new-room" className="grid gap-4 border-t border-grout pt-6">
          <h2 id="new-room" className="text-2xl">
            {rooms.length === 0 ? 'Add your first room' : 'Add a room'}
          </h2>
          <RoomForm key={`new ${project.version}`} basketId={basketId} refusal={refusal} />
        </section>
      )}
    </div>
  )
}
