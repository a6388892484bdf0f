import type { MissingItem, ProjectDetail } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { Form } from 'react-router'

interface Props {
  project: ProjectDetail
  roomId: string | null
}

/** Tile without grout: said where it is missing, with what would do, one press away. */
export function MissingNotes({ project, roomId }: Props) {
  const missing = project.missing.filter((one) => one.roomId === roomId)
  if (missing.length === 0) return null
  return (
    <Notice kind="warning" title="Still missing here" className="my-3">
      <ul className="grid gap-1">
        {missing.map((one) => (
          <li key={`${one.basketItemGuid} ${one.what}`} className="flex flex-wrap items-center justify-between gap-x-4">
            <span>{one.message}</span>
            {project.canEdit && <Suggestions missing={one} project={project} />}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Suggestions({ missing, project }: { missing: MissingItem; project: ProjectDetail }) {
  const { what, boxes, roomId, suggestions } = missing
  const [first] = suggestions
  const place = new URLSearchParams({ q: what, ...(roomId && { room: roomId }) })
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {first && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="item-add" />
          <input type="hidden" name="basketId" value={project.basketId} />
          <input type="hidden" name="sku" value={first} />
          <input type="hidden" name="roomId" value={roomId ?? ''} />
          <input type="hidden" name="measuredBy" value="box" />
          <input type="hidden" name="boxes" value={boxes ?? 1} />
          <Button type="submit" kind="quiet" size="Small">
            Add {what}
            {boxes !== null && ` × ${boxes}`}
            <span className="sr-only">: {missing.message}</span>
          </Button>
        </Form>
      )}
      <Link
        href={`/account/projects/${project.projectId}/add?${place}`}
        className="inline-flex min-h-9 items-center text-sm"
      >
        Choose
        <span className="sr-only">
          {what}: {missing.message}
        </span>
      </Link>
    </span>
  )
}
