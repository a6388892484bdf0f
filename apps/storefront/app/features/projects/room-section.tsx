import type { ProjectDetail, ProjectItem, ProjectRoom } from '@tessera/client/shop/types.gen'
import { Button, LinkButton } from '@tessera/ui/button'
import { formatArea, formatMoney, formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Form } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { refusalIn } from '../../kit/plans/scoped-form.tsx'
import { ItemRow } from './item-row.tsx'
import { MissingNotes } from './missing-notes.tsx'
import { isRoomOpen, type OpenParts, roomHref } from './open-parts.ts'
import { RoomForm } from './room-form.tsx'
import { RoomPhotos } from './room-photos.tsx'

interface Props {
  /** Undefined for items without a room. */
  room: ProjectRoom | undefined
  project: ProjectDetail
  open: OpenParts
  refusal: FormRefusal | undefined
}

export const itemsIn = ({ items }: ProjectDetail, roomId: string | null): ProjectItem[] =>
  items.filter((item) => item.alternateOf === null && item.roomId === roomId)

/** A room with its size, budget and, if it is open, its items and missing materials. */
export function RoomSection(props: Props) {
  const { room, project, open } = props
  const heading = `room-${room?.id ?? 'none'}`
  const isOpen = isRoomOpen(project, open, room?.id ?? null)
  return (
    <section aria-labelledby={heading} className="grid gap-2">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-ink pb-3">
        <h2 id={heading} className="scroll-mt-32 text-2xl">
          {room?.name ?? 'Not in a room'}
        </h2>
        {room && <p className="tabular text-stone">{roomText(room)}</p>}
      </header>
      {isOpen ? <OpenRoom {...props} /> : <FoldedRoom room={room} project={project} />}
    </section>
  )
}

function FoldedRoom({ room, project }: Pick<Props, 'room' | 'project'>) {
  const count = itemsIn(project, room?.id ?? null).length
  const missing = project.missing.filter(({ roomId }) => roomId === (room?.id ?? null)).length
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <Link href={roomHref(project.projectId, room?.id ?? null)} className="inline-flex min-h-9 items-center">
        Show {formatUnits(count, 'product')}
        <span className="sr-only"> of {room?.name ?? 'the project'}</span>
      </Link>
      {missing > 0 && <span className="text-sm text-amber">{formatUnits(missing, 'missing item')}</span>}
    </p>
  )
}

function OpenRoom({ room, project, open, refusal }: Props) {
  const items = itemsIn(project, room?.id ?? null)
  const addHref = `/account/projects/${project.projectId}/add${room ? `?room=${room.id}` : ''}`
  return (
    <>
      {room?.notes && <p className="text-stone">{room.notes}</p>}
      <RoomPhotos project={project} roomId={room?.id ?? null} />
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <ItemRow
              key={item.basketItemGuid}
              item={item}
              alternates={project.items.filter(({ alternateOf }) => alternateOf === item.basketItemGuid)}
              project={project}
              isEdited={open.item === item.basketItemGuid}
              refusal={refusal}
            />
          ))}
        </ul>
      )}
      {items.length === 0 && <p className="py-3 text-stone">Nothing chosen for this room yet.</p>}
      <MissingNotes project={project} roomId={room?.id ?? null} />
      {project.canEdit && (
        <div className="grid gap-3">
          <div className="flex flex-wrap items-center gap-3">
            <LinkButton href={addHref} size="Small">
              Add products<span className="sr-only"> to {room?.name ?? 'the project'}</span>
            </LinkButton>
            {room && items.length > 0 && <RoomToCart room={room} basketId={project.basketId} />}
          </div>
          {room && <RoomEditor room={room} project={project} refusal={refusal} />}
        </div>
      )}
    </>
  )
}

/** A text such as `108 sq ft · $2,611.11 of $1,200.00, over budget`. */
function roomText({ areaSqft, plannedCents, budgetCents, isOverBudget }: ProjectRoom): string {
  const planned = formatMoney(plannedCents)
  const money = budgetCents === null ? planned : `${planned} of ${formatMoney(budgetCents)}`
  return [areaSqft === null ? '' : formatArea(areaSqft), money + (isOverBudget ? ', over budget' : '')]
    .filter(Boolean)
    .join(' · ')
}

const RoomToCart = ({ room, basketId }: { room: ProjectRoom; basketId: string }) => (
  <Form method="post">
    <input type="hidden" name="intent" value="cart" />
    <input type="hidden" name="basketId" value={basketId} />
    <input type="hidden" name="roomId" value={room.id} />
    <Button type="submit" kind="quiet" size="Small">
      Add room to cart<span className="sr-only">: {room.name}</span>
    </Button>
  </Form>
)

function RoomEditor({
  room,
  project,
  refusal,
}: {
  room: ProjectRoom
  project: ProjectDetail
  refusal: Props['refusal']
}) {
  const at = project.rooms.findIndex(({ id }) => id === room.id)
  const actionButton = (intent: string, label: string, more: Record<string, string> = {}) => (
    <Form method="post" preventScrollReset>
      {Object.entries({ intent, basketId: project.basketId, roomId: room.id, ...more }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" kind="quiet" size="Small">
        {label}
        <span className="sr-only">: {room.name}</span>
      </Button>
    </Form>
  )
  return (
    <details className="disclosure" open={refusalIn(refusal, room.id) !== undefined}>
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm underline decoration-line">
        Edit room<span className="sr-only"> {room.name}</span>
      </summary>
      <div className="grid gap-3 border border-grout bg-surface p-4">
        <RoomForm key={`${room.areaSqft} ${room.name}`} room={room} basketId={project.basketId} refusal={refusal} />
        <div className="flex flex-wrap gap-x-2 border-t border-grout pt-2">
          {at > 0 && actionButton('room-move', 'Move up', { by: 'up' })}
          {at < project.rooms.length - 1 && actionButton('room-move', 'Move down', { by: 'down' })}
          {actionButton('room-remove', 'Remove room')}
        </div>
        <p className="text-sm text-stone">Products of a removed room stay in the project.</p>
      </div>
    </details>
  )
}
