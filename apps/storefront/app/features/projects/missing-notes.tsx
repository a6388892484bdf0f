import type { MissingItem, ProjectDetail } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { Form } from 'react-router'

interface Props {
  project: ProjectDetail
  roomId: string | null
}

/** Further products have a link instead of a form, until the first ones have what they need. */
const maxForms = 10

/** Reports missing materials, such as tile without grout, once per product with a suggestion to add. */
export function MissingNotes({ project, roomId }: Props) {
  const missing = project.missing.filter((one) => one.roomId === roomId)
  if (missing.length === 0) return null
  const names = new Map(project.items.map(({ basketItemGuid, name }) => [basketItemGuid, name]))
  return (
    <Notice kind="warning" title="Missing items" className="my-3">
      <ul className="grid gap-2">
        {[...Map.groupBy(missing, ({ basketItemGuid }) => basketItemGuid)].map(([guid, all], at) => (
          <li key={guid} className="grid gap-x-4 tablet:grid-cols-[minmax(0,1fr)_auto] tablet:items-center">
            <span>
              {names.get(guid)}: {all.map(({ what }) => what).join(', ')}
            </span>
            {project.canEdit && (
              <span className="flex flex-wrap gap-x-4">
                {all.map((one) => (
                  <Suggestion key={one.what} missing={one} project={project} hasForm={at < maxForms} />
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

interface SuggestionProps {
  missing: MissingItem
  project: ProjectDetail
  hasForm: boolean
}

/** Adds a matching product, or links to the search if there is none or another is wanted. */
function Suggestion({ missing, project, hasForm }: SuggestionProps) {
  const { what, boxes, roomId, suggestions } = missing
  const [first] = suggestions
  const place = new URLSearchParams({ q: what, ...(roomId && { room: roomId }) })
  const finder = `/account/projects/${project.projectId}/add?${place}`
  if (!first || !hasForm)
    return (
      <Link href={finder} className="inline-flex min-h-9 items-center text-sm">
        Choose {what}
        <span className="sr-only">: {missing.message}</span>
      </Link>
    )
  return (
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
  )
}
